import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getNftMarket } from '@/domain/nft-market/market'
import { getProfiles, type Profiles } from '@/domain/profile/profiles'
import { useProfile } from '@/domain/profile/useProfile'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isAddress, shortenHex } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { NotFound } from '@/widgets/pages/NotFound'
import { ProfileHead } from '@/widgets/profile/ProfileHead'
import { NftPlaces } from './containers/NftPlaces'

const PointsSection = lazyPart(async () => (await import('@/widgets/profile/PointsSection')).PointsSection)
const NftActivitySection = lazyPart(
  async () => (await import('@/widgets/nft-activity/NftActivitySection')).NftActivitySection,
)

/** The profile of any account: name, picture, team, points, NFTs and activity. */
export default function PlayerPage() {
  const { t } = useTranslation()
  const { address = '' } = useParams()
  const market = getNftMarket()
  const profiles = getProfiles()
  if (!isAddress(address)) return <NotFound />
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('shell.title.profile')}</Heading>
      {profiles === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), ['multicall', 'profile', 'bunnies'])} />
      ) : (
        <PlayerProfile profiles={profiles} account={address} />
      )}
      {market !== undefined && (
        <Stack key={address.toLowerCase()} gap={24}>
          <Card as="section" aria-labelledby="player-nfts" data-testid="player-nfts">
            <Stack gap={16}>
              <Heading level={2} size="lg" id="player-nfts">
                {t('nftTrade.player.nfts')}
              </Heading>
              <NftPlaces market={market} account={address} />
            </Stack>
          </Card>
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <NftActivitySection market={market} account={address} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  )
}

function PlayerProfile({ profiles, account }: { readonly profiles: Profiles; readonly account: Address }) {
  const { t } = useTranslation()
  const profile = useProfile(account)
  if (profile.status === 'loading') return <Skeleton width="100%" height="14rem" />
  if (profile.status === 'failed')
    return <Notice tone="bad" title={t('profile.failed')} action={<RetryButton onRetry={profile.retry} />} />
  if (typeof profile.value !== 'object')
    return (
      <Card as="section" aria-label={t('shell.title.profile')}>
        <EmptyState title={t('nftTrade.player.none', { address: shortenHex(account) })} />
      </Card>
    )
  return (
    <>
      <Card as="section" aria-label={t('shell.title.profile')}>
        <ProfileHead profiles={profiles} account={account} profile={profile.value} />
      </Card>
      <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
        <PointsSection profiles={profiles} account={account} />
      </Suspense>
    </>
  )
}
