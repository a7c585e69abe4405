import { Link } from 'react-router-dom'
import { addressLink } from '@/config/explorer'
import { teamPath } from '@/config/routes'
import type { Profiles } from '@/domain/profile/profiles'
import type { UserProfile } from '@/domain/profile/reads'
import { teamRank } from '@/domain/profile/teamRanks'
import { useMembers } from '@/domain/profile/usePoints'
import { useTeams } from '@/domain/profile/useTeams'
import { useUsername } from '@/domain/profile/useUsername'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '../figures/LoadableFigure'
import { NftMedia } from '../nft-media/NftMedia'
import { PictureFrame } from './PictureFrame'
import { Figures, Head } from './ProfileHead.styles'

export interface ProfileHeadProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly profile: UserProfile
}

/** The profile of an account: picture, name, team, points and ranks. */
export function ProfileHead({ profiles, account, profile }: ProfileHeadProps) {
  const { t, locale } = useTranslation()
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
    </Stack>
  )
}
