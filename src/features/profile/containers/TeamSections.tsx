import { Link } from 'react-router-dom'
import { routes, teamPath } from '@/config/routes'
import { getProfiles, type Profiles } from '@/domain/profile/profiles'
import type { Team } from '@/domain/profile/reads'
import { rankTeams, teamRank } from '@/domain/profile/teamRanks'
import { useOwnProfile } from '@/domain/profile/useOwnProfile'
import { type MemberRow, useMembers } from '@/domain/profile/usePoints'
import { useTeams } from '@/domain/profile/useTeams'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, formatCount } from '@/lib/amount'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { Figures, Head } from '@/widgets/profile/ProfileHead.styles'
import { DataTable } from '@/widgets/table/DataTable'
import { TeamMark } from '../components/TeamMark'

/** All teams by rank. */
export function TeamList() {
  const { t } = useTranslation()
  const profiles = getProfiles()
  const teams = useTeams(profiles)
  const profile = valueOf(useOwnProfile())
  const own = typeof profile === 'object' ? profile.teamId : undefined
  if (teams.status === 'loading') return <Skeleton width="100%" height="24rem" />
  if (teams.status === 'failed')
    return <Notice tone="bad" title={t('profile.teams.failed')} action={<RetryButton onRetry={teams.retry} />} />
  return (
    <Stack gap={16} as="ol" aria-label={t('shell.title.teams')}>
      {rankTeams(teams.value).map((team, index) => (
        <Card key={team.id} as="li">
          <TeamHead team={team} rank={index + 1} isOwn={team.id === own} isLinked />
        </Card>
      ))}
    </Stack>
  )
}

interface TeamHeadProps {
  readonly team: Team
  readonly rank: number
  readonly isOwn: boolean
  /** Whether the name leads to the team's page. */
  readonly isLinked?: boolean
}

function TeamHead({
  team: { id, name, description, members, points, isJoinable },
  rank,
  isOwn,
  isLinked,
}: TeamHeadProps) {
  const { t, locale } = useTranslation()
  return (
    <Head>
      <TeamMark id={id} size="6rem" />
      <Stack gap={12}>
        <Row gap={12}>
          <Heading level={2}>{isLinked === true ? <Link to={teamPath(id)}>{name}</Link> : name}</Heading>
          {isOwn && <Badge tone="sun">{t('profile.team.own')}</Badge>}
          {!isJoinable && <Badge tone="warning">{t('profile.team.closed')}</Badge>}
        </Row>
        <Text tone="muted">{description}</Text>
        <Figures>
          <div>
            <dt>{t('profile.teamRank')}</dt>
            <dd>#{formatCount(rank, locale)}</dd>
          </div>
          <div>
            <dt>{t('profile.points')}</dt>
            <dd>{formatAmount(points, 0, { locale })}</dd>
          </div>
          <div>
            <dt>{t('profile.team.active')}</dt>
            <dd>{formatCount(members, locale)}</dd>
          </div>
        </Figures>
      </Stack>
    </Head>
  )
}

/** A team with its members. */
export function TeamDetails({ profiles, id }: { readonly profiles: Profiles; readonly id: number }) {
  const { t } = useTranslation()
  const teams = useTeams(profiles)
  const profile = valueOf(useOwnProfile())
  if (teams.status === 'loading') return <Skeleton width="100%" height="12rem" />
  if (teams.status === 'failed')
    return <Notice tone="bad" title={t('profile.teams.failed')} action={<RetryButton onRetry={teams.retry} />} />
  const team = teams.value.find((known) => known.id === id)
  if (team === undefined)
    return (
      <EmptyState
        title={t('profile.team.missing')}
        action={<ButtonLink to={routes.teams}>{t('profile.team.all')}</ButtonLink>}
      />
    )
  return (
    <Stack gap={24}>
      <Card>
        <Stack gap={16}>
          <TeamHead
            team={team}
            rank={teamRank(teams.value, id) ?? id}
            isOwn={typeof profile === 'object' && profile.teamId === id}
          />
          {profile === 'none' && team.isJoinable && (
            <div>
              <ButtonLink variant="primary" to={routes.createProfile}>
                {t('profile.create.submit')}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
      <MemberTable profiles={profiles} id={id} />
    </Stack>
  )
}

function MemberTable({ profiles, id }: { readonly profiles: Profiles; readonly id: number }) {
  const { t, locale } = useTranslation()
  const members = useMembers(profiles, id)
  return (
    <Card as="section" aria-labelledby="team-members" data-testid="members">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="team-members">
          {t('profile.members')}
        </Heading>
        {profiles.subgraphUrls === undefined ? (
          <Text tone="muted">{t('profile.members.unavailable')}</Text>
        ) : (
          <DataTable<MemberRow>
            caption={t('profile.members')}
            rows={mapLoadable(members, ({ rows }) => rows)}
            rowKey={({ account }) => account}
            exportName={`team-${id}`}
            empty={<EmptyState title={t('profile.members.none')} />}
            failed={{ title: t('profile.members.failed') }}
            height="12rem"
            columns={[
              {
                id: 'name',
                header: t('profile.column.member'),
                cell: ({ account }) => <PlayerLink account={account} />,
                exportText: ({ account }) => account,
              },
              {
                id: 'state',
                header: t('profile.column.state'),
                cell: ({ isActive }) => t(isActive ? 'profile.active' : 'profile.paused'),
                exportText: ({ isActive }) => (isActive ? 'active' : 'paused'),
              },
              {
                id: 'points',
                header: t('profile.points'),
                align: 'end',
                cell: ({ points }) => formatAmount(points, 0, { locale }),
                sortBy: ({ points }) => Number(points),
                isHighestFirst: true,
                exportText: ({ points }) => points.toString(),
              },
            ]}
          />
        )}
        {valueOf(members)?.isPartial === true && (
          <Text size="sm" tone="muted">
            {t('profile.partial')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
