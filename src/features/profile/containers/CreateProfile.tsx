import { Suspense, useEffect, useMemo, useRef } from 'react'
import { routes } from '@/config/routes'
import { getProfiles, type Profiles } from '@/domain/profile/profiles'
import { starterSaleReading } from '@/domain/profile/reads'
import { useProfile } from '@/domain/profile/useProfile'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { combineLoadables } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { StepLine } from '../components/Profile.styles'
import { removeDraft, useCreateDraft } from '../hooks/useCreateDraft'
import { useOwnBunnies } from '../hooks/useOwnBunnies'
import { CREATE_STEPS, type CreateDraft, draftPicture, shownStep } from '../model/createDraft'

const StarterStep = lazyPart(async () => (await import('./StarterStep')).StarterStep)
const PictureStep = lazyPart(async () => (await import('./PictureStep')).PictureStep)
const TeamStep = lazyPart(async () => (await import('./TeamStep')).TeamStep)
const NameStep = lazyPart(async () => (await import('./NameStep')).NameStep)

/** Collectibles to choose a picture from. */
const MAX_CHOICES = 100

/** Makes a profile for the connected account, or says that it has one. */
export function CreateProfile() {
  const { t } = useTranslation()
  const account = useAccount()
  const profiles = getProfiles()
  const profile = useProfile(account)
  if (profiles === undefined) return null
  if (account === undefined)
    return (
      <Card>
        <Stack gap={12} align="start">
          <Text>{t('profile.create.connect')}</Text>
          <ConnectButton />
        </Stack>
      </Card>
    )
  if (profile.status === 'loading') return <Skeleton width="100%" height="24rem" />
  if (profile.status === 'failed')
    return <Notice tone="bad" title={t('profile.failed')} action={<RetryButton onRetry={profile.retry} />} />
  if (profile.value !== 'none') return <Created account={account} />
  return <Wizard key={account} profiles={profiles} account={account} />
}

function Created({ account }: { readonly account: Address }) {
  const { t } = useTranslation()
  useEffect(() => removeDraft(account), [account])
  return (
    <Notice
      tone="good"
      title={t('profile.create.exists')}
      action={<ButtonLink to={routes.profile}>{t('profile.view')}</ButtonLink>}
    />
  )
}

function Wizard({ profiles, account }: { readonly profiles: Profiles; readonly account: Address }) {
  const { t } = useTranslation()
  const { draft, change } = useCreateDraft(account)
  const section = useRef<HTMLElement>(null)
  // The button that led on is gone with its step.
  const move = (part: CreateDraft) => {
    change(part)
    if (part.step !== undefined) section.current?.focus()
  }
  const { bunnyFactory, bunnies } = profiles
  const sale = useReading(useMemo(() => starterSaleReading(bunnyFactory, account), [bunnyFactory, account]))
  const owned = useOwnBunnies(profiles, account, MAX_CHOICES)
  const read = combineLoadables([sale, owned])
  if (read.status === 'loading') return <Skeleton width="100%" height="24rem" />
  if (read.status === 'failed')
    return <Notice tone="bad" title={t('profile.failed')} action={<RetryButton onRetry={read.retry} />} />
  const [starter, { ids, count }] = read.value
  const step = shownStep(draft, { canMint: starter.canMint, held: ids })
  const index = CREATE_STEPS.indexOf(step)
  const tokenId = draftPicture(draft, ids)
  return (
    <Stack gap={24}>
      <StepLine aria-label={t('profile.steps')}>
        {CREATE_STEPS.map((name, at) => (
          <li key={name} aria-current={at === index ? 'step' : undefined} data-done={at < index ? '' : undefined}>
            {t(`profile.step.${name}`)}
          </li>
        ))}
      </StepLine>
      <Card as="section" ref={section} tabIndex={-1} aria-labelledby="profile-step">
        <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
          {step === 'starter' && (
            <StarterStep profiles={profiles} sale={starter} hasCollectible={count > 0} draft={draft} change={move} />
          )}
          {step === 'picture' && (
            <PictureStep
              profiles={profiles}
              ids={ids}
              count={count}
              selected={tokenId}
              canGoBack={starter.canMint}
              change={move}
            />
          )}
          {step === 'team' && <TeamStep profiles={profiles} draft={draft} change={move} />}
          {step === 'name' && tokenId !== undefined && (
            <NameStep
              profiles={profiles}
              account={account}
              picture={{ collection: bunnies, tokenId }}
              draft={draft}
              change={move}
            />
          )}
        </Suspense>
      </Card>
    </Stack>
  )
}
