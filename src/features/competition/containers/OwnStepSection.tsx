import { useId, useState } from 'react'
import { routes } from '@/config/routes'
import { claimTx, claimUngivenTx } from '@/domain/competition/claimTx'
import type { CompetitionPhase } from '@/domain/competition/model/phase'
import type { OwnEntry } from '@/domain/competition/reads'
import { useOwnEntry } from '@/domain/competition/useCompetition'
import { type ProfileState, useProfile } from '@/domain/profile/useProfile'
import type { FormState } from '@/forms/formState'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { combineLoadables } from '@/lib/loadable'
import { Acceptance } from '@/ui/Acceptance'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { ButtonBox } from '../components/Competition.styles'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { enterTx } from '../model/competitionTx'
import { type EntrantProfile, hasUngiven, ownStep } from '../model/ownStep'

export interface OwnStepSectionProps {
  readonly now: CompetitionNow
  readonly phase: CompetitionPhase
  readonly account: Address
}

/** What the account can do in the competition now: enter, trade, claim, or why it can't. */
export function OwnStepSection({ now, phase, account }: OwnStepSectionProps) {
  const { t } = useTranslation()
  const entry = useOwnEntry(now.competition, account)
  const profile = useProfile(account)
  const own = combineLoadables([entry, profile])
  if (own.status === 'loading') return <Skeleton width="20rem" height="3rem" />
  if (own.status === 'failed')
    return (
      <Notice tone="bad" title={t('competition.own.failed')} action={<RetryButton onRetry={own.retry} />}>
        {t('competition.own.failed.body')}
      </Notice>
    )
  const [known, owned] = own.value
  return (
    <Stack gap={16}>
      {known.teamId !== undefined && (
        <Row gap={8}>
          <Badge tone="good">{t('competition.registered')}</Badge>
          <Text as="span">{t('competition.for', { team: now.teamName(known.teamId) })}</Text>
        </Row>
      )}
      <StepBody now={now} phase={phase} account={account} entry={known} profile={owned} />
      {hasUngiven(known) && <UngivenRow now={now} account={account} entry={known} />}
    </Stack>
  )
}

const profileStatus = (profile: ProfileState): EntrantProfile =>
  typeof profile === 'string' ? profile : profile.isActive ? 'active' : 'paused'

interface StepBodyProps extends OwnStepSectionProps {
  readonly entry: OwnEntry
  readonly profile: ProfileState
}

function StepBody({ now, phase, account, entry, profile }: StepBodyProps) {
  const { t } = useTranslation()
  const step = ownStep(phase, entry, profileStatus(profile))
  switch (step) {
    case 'makeProfile':
    case 'reactivateProfile':
      return (
        <Stack gap={12} align="start">
          <Text>{t(`competition.step.${step}`)}</Text>
          <ButtonLink variant="primary" to={step === 'makeProfile' ? routes.createProfile : routes.profile}>
            {t(`competition.step.${step}.link`)}
          </ButtonLink>
        </Stack>
      )
    case 'enter':
      return <EnterForm now={now} account={account} teamId={typeof profile === 'string' ? 0 : profile.teamId} />
    case 'trade':
      return (
        <Stack gap={12} align="start">
          <Text>{t('competition.step.trade')}</Text>
          <ButtonLink variant="primary" to={routes.swap}>
            {t('competition.step.trade.link')}
          </ButtonLink>
        </Stack>
      )
    case 'claim':
      return <ClaimForm now={now} account={account} entry={entry} />
    case 'noProfiles':
    case 'entered':
    case 'calculating':
    case 'claimed':
    case 'nothing':
    case 'expired':
    case 'missed':
      return <Text>{t(`competition.step.${step}`)}</Text>
  }
}

interface EnterFormProps extends Omit<OwnStepSectionProps, 'phase'> {
  readonly teamId: number
}

/** Enters for the profile's team, once the user has agreed that address and volume are public. */
function EnterForm({ now, account, teamId }: EnterFormProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const [isAccepted, setIsAccepted] = useState(false)
  const { submit, isPending } = usePendingSubmit()
  const team = now.teamName(teamId)
  const action = deriveActionForm(status, enterTx(now.competition, account, team), { key: 'competition.enter' })
  const form = pendingForm(isPending) ?? acceptedForm(action, isAccepted)
  return (
    <Stack gap={12}>
      <Text>{t('competition.step.enter', { team })}</Text>
      <Acceptance isAccepted={isAccepted} onChange={setIsAccepted} missing={t('competition.enter.accept.missing')}>
        {t('competition.enter.accept')}
      </Acceptance>
      <ButtonBox>
        <TxButton form={form} onSubmit={submit} />
      </ButtonBox>
    </Stack>
  )
}

function acceptedForm(form: FormState, isAccepted: boolean): FormState {
  return form.status === 'ready' && !isAccepted ? { status: 'unaccepted', text: form.text } : form
}

function pendingForm(isPending: boolean): FormState | undefined {
  return isPending ? { status: 'invalid', text: { key: 'competition.pending' } } : undefined
}

interface ClaimFormProps extends Omit<OwnStepSectionProps, 'phase'> {
  readonly entry: OwnEntry
}

function ClaimForm({ now: { competition }, account, entry }: ClaimFormProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const { token } = competition
  const listId = useId()
  const form =
    pendingForm(isPending) ??
    deriveActionForm(status, claimTx(competition, account, entry), { key: 'competition.claim' })
  return (
    <Stack gap={12}>
      <Text isStrong id={listId}>
        {t('competition.claim.prizes', { group: t(`competition.group.${entry.group}`) })}
      </Text>
      <Stack as="ul" gap={8} aria-labelledby={listId}>
        {entry.prizeWei > 0n && (
          <Text as="li">{`${toAmountText(entry.prizeWei, token.decimals)} ${token.symbol}`}</Text>
        )}
        {entry.prizePoints > 0n && <Text as="li">{t('competition.points', { count: Number(entry.prizePoints) })}</Text>}
        {entry.hasPrizeNft && <Text as="li">{t('competition.collectible')}</Text>}
      </Stack>
      <ButtonBox>
        <TxButton form={form} onSubmit={submit} />
      </ButtonBox>
    </Stack>
  )
}

/** Prizes that a claim could not give; they have no deadline. */
function UngivenRow({ now: { competition }, account, entry }: ClaimFormProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form =
    pendingForm(isPending) ??
    deriveActionForm(status, claimUngivenTx(competition, account), { key: 'competition.ungiven' })
  return (
    <Notice
      tone="warning"
      title={t('competition.ungiven.title')}
      action={<TxButton form={form} onSubmit={submit} variant="secondary" />}
    >
      {entry.ungivenPoints > 0n && (
        <Text as="div">{t('competition.points', { count: Number(entry.ungivenPoints) })}</Text>
      )}
      {entry.hasUngivenNft && <Text as="div">{t('competition.collectible')}</Text>}
      {t('competition.ungiven.body')}
    </Notice>
  )
}
