import { lazy, Suspense, useState } from 'react'
import { routes } from '@/config/routes'
import { getNftMarket } from '@/domain/nft-market/market'
import { getProfiles, type Profiles } from '@/domain/profile/profiles'
import type { UserProfile } from '@/domain/profile/reads'
import { useOwnProfile } from '@/domain/profile/useOwnProfile'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ProfileHead } from '@/widgets/profile/ProfileHead'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'

const EditDialog = lazyDialog(async () => (await import('./EditDialog')).EditDialog, ['profile'])
const CampaignSection = lazy(async () => ({ default: (await import('./CampaignSection')).CampaignSection }))
const CollectibleSection = lazy(async () => ({ default: (await import('./CollectibleSection')).CollectibleSection }))
const NftActivitySection = lazyPart(
  async () => (await import('@/widgets/nft-activity/NftActivitySection')).NftActivitySection,
  ['nftTrade', 'indexStatus'],
)
const PointsSection = lazy(async () => ({ default: (await import('@/widgets/profile/PointsSection')).PointsSection }))

/** The connected account's profile, or how to make one. */
export function ProfileSections() {
  const { t } = useTranslation()
  const account = useAccount()
  const profiles = getProfiles()
  const market = getNftMarket()
  const profile = useOwnProfile()
  if (profiles === undefined) return null
  if (account === undefined)
    return (
      <Card>
        <Stack gap={12} align="start">
          <Text>{t('profile.connect')}</Text>
          <ConnectButton />
        </Stack>
      </Card>
    )
  if (profile.status === 'loading') return <Skeleton width="100%" height="14rem" />
  if (profile.status === 'failed')
    return (
      <Notice tone="bad" title={t('profile.failed')} action={<RetryButton onRetry={profile.retry} />}>
        {t('profile.failed.body')}
      </Notice>
    )
  const own = profile.value
  const isRegistered = own !== 'none' && own !== 'unavailable'
  return (
    <Stack gap={24}>
      <Card as="section" aria-label={t('shell.title.profile')}>
        {isRegistered ? (
          <OwnHead profiles={profiles} account={account} profile={own} />
        ) : (
          <EmptyState
            title={t('profile.none')}
            action={
              <ButtonLink variant="primary" to={routes.createProfile}>
                {t('profile.create.submit')}
              </ButtonLink>
            }
          >
            {t('profile.none.body')}
          </EmptyState>
        )}
      </Card>
      {isRegistered && (
        <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
          <CampaignSection profiles={profiles} account={account} isActive={own.isActive} />
          <PointsSection profiles={profiles} account={account} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
        <CollectibleSection profiles={profiles} account={account} picture={isRegistered ? own.picture : undefined} />
      </Suspense>
      {market !== undefined && (
        <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
          <NftActivitySection market={market} account={account} />
        </Suspense>
      )}
    </Stack>
  )
}

interface OwnHeadProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly profile: UserProfile
}

/** The account's own profile, and what it can change. */
function OwnHead({ profiles, account, profile }: OwnHeadProps) {
  const { t } = useTranslation()
  const [edit, setEdit] = useState<'picture' | 'pause' | 'reactivate'>()
  const { isActive } = profile
  return (
    <Stack gap={24}>
      <ProfileHead profiles={profiles} account={account} profile={profile} />
      {!isActive && (
        <Notice tone="warning" title={t('profile.paused.title')}>
          {t('profile.paused.body')}
        </Notice>
      )}
      <Row gap={12}>
        {isActive ? (
          <>
            <Button onClick={() => setEdit('picture')}>{t('profile.edit.picture')}</Button>
            <Button variant="quiet" onClick={() => setEdit('pause')}>
              {t('profile.pause')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setEdit('reactivate')}>
            {t('profile.reactivate')}
          </Button>
        )}
      </Row>
      <Suspense fallback={null}>
        {edit !== undefined && (
          <EditDialog
            profiles={profiles}
            account={account}
            profile={profile}
            kind={edit}
            onClose={() => setEdit(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
