import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { addressLink } from '@/config/explorer'
import { routes, teamPath } from '@/config/routes'
import { getProfiles, type Profiles } from '@/domain/profile/profiles'
import type { UserProfile } from '@/domain/profile/reads'
import { useOwnProfile } from '@/domain/profile/useOwnProfile'
import { useTeams } from '@/domain/profile/useTeams'
import { useUsername } from '@/domain/profile/useUsername'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { PictureFrame } from '../components/PictureFrame'
import { Figures, Head } from '../components/Profile.styles'
import { useMembers } from '../hooks/usePoints'
import { teamRank } from '../model/teamRanks'

const EditDialog = lazyDialog(async () => (await import('./EditDialog')).EditDialog, ['profile'])
const CampaignSection = lazy(async () => ({ default: (await import('./CampaignSection')).CampaignSection }))
const CollectibleSection = lazy(async () => ({ default: (await import('./CollectibleSection')).CollectibleSection }))
const PointsSection = lazy(async () => ({ default: (await import('./PointsSection')).PointsSection }))

/** The connected account's profile, or how to make one. */
export function ProfileSections() {
  const { t } = useTranslation()
  const account = useAccount()
  const profiles = getProfiles()
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
          <ProfileHead profiles={profiles} account={account} profile={own} />
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
    </Stack>
  )
}

interface ProfileHeadProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly profile: UserProfile
}

function ProfileHead({ profiles, account, profile }: ProfileHeadProps) {
  const { t, locale } = useTranslation()
  const [edit, setEdit] = useState<'picture' | 'pause' | 'reactivate'>()
  const { picture, isActive, teamId, points } = profile
  const username = useUsername(account)
  const teams = useTeams(profiles)
  const team = valueOf(teams)?.find(({ id }) => id === teamId)
  const rank = mapLoadable(useMembers(profiles, teamId), ({ rows }) => {
    const index = rows.findIndex((member) => isSameAddress(member.account, account))
    return index < 0 ? undefined : index + 1
  })
  const ranked = (place: number | undefined) =>
    place === undefined ? undefined : { text: `#${formatCount(place, locale)}`, full: `#${formatCount(place, locale)}` }
  return (
    <Stack gap={24}>
      <Head>
        <PictureFrame size="9rem" isLit={isActive}>
          {picture !== undefined && (
            <NftMedia
              contract={picture.collection}
              tokenId={picture.tokenId}
              label={t('profile.collectible', { id: picture.tokenId.toString() })}
            />
          )}
        </PictureFrame>
        <Stack gap={8} align="start">
          <Heading level={2}>{valueOf(username) ?? <bdi>{shortenHex(account)}</bdi>}</Heading>
          <ExternalLink href={addressLink(account)}>
            <bdi>{shortenHex(account)}</bdi>
          </ExternalLink>
          <Row gap={12}>
            <Badge tone={isActive ? 'good' : 'warning'}>{t(isActive ? 'profile.active' : 'profile.paused')}</Badge>
            {team !== undefined && <Link to={teamPath(teamId)}>{team.name}</Link>}
          </Row>
          {username.status === 'failed' && (
            <Text size="sm" tone="warning">
              {t('profile.name.unverified')}
            </Text>
          )}
        </Stack>
      </Head>
      <Figures>
        <div>
          <dt>{t('profile.points')}</dt>
          <dd>{formatAmount(points, 0, { locale })}</dd>
        </div>
        {profiles.subgraphUrls !== undefined && (
          <div>
            <dt>{t('profile.rank')}</dt>
            <dd>
              <LoadableFigure view={figureView(rank, ranked)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('profile.teamRank')}</dt>
          <dd>
            <LoadableFigure
              view={figureView(
                mapLoadable(teams, (all) => teamRank(all, teamId)),
                ranked,
              )}
            />
          </dd>
        </div>
      </Figures>
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
      {edit !== undefined && (
        <EditDialog
          profiles={profiles}
          account={account}
          profile={profile}
          kind={edit}
          onClose={() => setEdit(undefined)}
        />
      )}
    </Stack>
  )
}
