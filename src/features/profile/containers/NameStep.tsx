import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { Profiles } from '@/domain/profile/profiles'
import { type Picture, profileCostsReading } from '@/domain/profile/reads'
import { useTeams } from '@/domain/profile/useTeams'
import { useUsername } from '@/domain/profile/useUsername'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Acceptance } from '@/ui/Acceptance'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { useCollectibleNames } from '../hooks/useCollectibleNames'
import type { CreateDraftField } from '../hooks/useCreateDraft'
import { usePictureApproval } from '../hooks/usePictureApproval'
import { useNameCheck, useNameRegistration } from '../hooks/useUsernameForm'
import { derivePaidForm } from '../model/profileForm'
import { createProfileTx } from '../model/profileTx'

export interface NameStepProps extends CreateDraftField {
  readonly profiles: Profiles
  readonly account: Address
  readonly picture: Picture
}

/** Registers the name, and then creates the profile. An account that has a name goes on at once. */
export function NameStep({ profiles, account, picture, draft, change }: NameStepProps) {
  const { t } = useTranslation()
  const { serviceUrl } = profiles
  const known = useUsername(account)
  const registration = useNameRegistration(serviceUrl, account)
  const username = registration.registered ?? valueOf(known)
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg" id="profile-step">
        {t('profile.name.title')}
      </Heading>
      {username !== undefined ? (
        <CreateForm profiles={profiles} picture={picture} draft={draft} change={change} username={username} />
      ) : (
        <>
          {known.status === 'loading' && <Skeleton width="100%" height="8rem" />}
          {(known.status === 'failed' || serviceUrl === undefined) && (
            <Notice
              tone="bad"
              title={t('profile.name.unverified')}
              {...(known.status === 'failed' && { action: <RetryButton onRetry={known.retry} /> })}
            >
              {t('profile.name.unverified.body')}
            </Notice>
          )}
          {known.status === 'ready' && serviceUrl !== undefined && (
            <NameField registration={registration} serviceUrl={serviceUrl} draft={draft} change={change} />
          )}
          <div>
            <Button onClick={() => change({ step: 'team' })}>{t('profile.back')}</Button>
          </div>
        </>
      )}
    </Stack>
  )
}

interface NameFieldProps extends CreateDraftField {
  readonly registration: ReturnType<typeof useNameRegistration>
  readonly serviceUrl: string
}

function NameField({ registration, serviceUrl, draft, change }: NameFieldProps) {
  const { t, tText } = useTranslation()
  const [isAccepted, setIsAccepted] = useState(false)
  const typed = draft.username ?? ''
  const check = useNameCheck(serviceUrl, typed)
  const notes = {
    empty: undefined,
    checking: t('profile.name.checking'),
    free: t('profile.name.free'),
    refused: undefined,
    failed: undefined,
  } as const
  return (
    <>
      <Text tone="muted">{t('profile.name.lead')}</Text>
      <TextInput
        label={t('profile.name.label')}
        value={typed}
        maxLength={40}
        spellCheck={false}
        onChange={(username) => change({ username })}
        hint={notes[check.status] ?? t('profile.name.rules')}
        error={check.status === 'refused' ? tText(check.text) : undefined}
      />
      {check.status === 'failed' && (
        <Notice tone="bad" title={t('profile.name.unverified')} action={<RetryButton onRetry={check.retry} />} />
      )}
      <Acceptance isAccepted={isAccepted} onChange={setIsAccepted} missing={t('profile.name.accept.missing')}>
        {t('profile.name.accept')}
      </Acceptance>
      {registration.failure !== undefined && <Notice tone="bad" title={tText(registration.failure)} />}
      <FormEnd
        act={
          <Button
            variant="primary"
            isFullWidth
            isBusy={registration.isBusy}
            disabled={check.status !== 'free'}
            onClick={(event) =>
              isAccepted ? void registration.register(typed) : requestAcceptance(event.currentTarget)
            }
          >
            {t('profile.name.sign')}
          </Button>
        }
      />
    </>
  )
}

interface CreateFormProps extends CreateDraftField {
  readonly profiles: Profiles
  readonly picture: Picture
  readonly username: string
}

function CreateForm({ profiles, picture, draft: { teamId }, change, username }: CreateFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { address, token } = profiles
  const ids = useMemo(() => [picture.tokenId], [picture.tokenId])
  const nameOf = useCollectibleNames(picture.collection, ids)
  const { submit, isPending } = usePendingSubmit()
  const costs = useReading(useMemo(() => profileCostsReading(address), [address]))
  const cost = mapLoadable(costs, ({ registerWei }) => registerWei)
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const tokenApproval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: address,
    amount: valueOf(cost),
  })
  const pictureApproval = usePictureApproval(profiles, picture)
  const team = valueOf(useTeams(profiles))?.find(({ id }) => id === teamId)
  const form = derivePaidForm({
    walletStatus,
    symbol: token.symbol,
    cost,
    balance,
    approvals: [tokenApproval, pictureApproval],
    missing: isPending ? { key: 'profile.pending' } : undefined,
    text: { key: 'profile.create.submit' },
    requestOf: (costWei) => team && createProfileTx(profiles, { teamId: team.id, team: team.name, picture, costWei }),
  })
  const amount = (wei: bigint) => formatToken(wei, token.decimals, token.symbol, locale)
  const send = (request: AnyTxRequest) => submit(request)
  return (
    <>
      <Text tone="muted">{t('profile.create.ready')}</Text>
      <Facts>
        <Fact name={t('profile.name.label')}>{username}</Fact>
        <Fact name={t('profile.step.picture')}>{nameOf(picture.tokenId)}</Fact>
        <Fact name={t('profile.step.team')}>{team?.name ?? '…'}</Fact>
        <Fact name={t('profile.cost')}>
          <LoadableFigure view={figureView(cost, amount)} />
        </Fact>
        <Fact name={t('profile.balance')}>
          <LoadableFigure view={figureView(balance, amount)} />
        </Fact>
      </Facts>
      {costs.status === 'failed' && (
        <Notice
          tone="bad"
          title={t('profile.costs.failed', { asset: token.symbol })}
          action={<RetryButton onRetry={costs.retry} />}
        />
      )}
      <FormEnd act={<TxButton form={form} onSubmit={send} />} />
      <div>
        <Button onClick={() => change({ step: 'team' })}>{t('profile.back')}</Button>
      </div>
    </>
  )
}
