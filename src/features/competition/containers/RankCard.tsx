import { useState } from 'react'
import { mergeTeams, type RankedCompetitor, type TeamScore } from '@/domain/competition/model/ranks'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatUsd } from '@/lib/figureFormat'
import { isSameAddress } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { DataTable } from '@/widgets/table/DataTable'
import { TeamBar, TeamItem, TeamLine } from '../components/Competition.styles'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import type { RankedSectionProps } from './ScoreCard'

const PAGE_ROWS = 20
const ALL = 'all'

/** The teams by their score, and the best 500 accounts of each. */
export function RankCard({ now, ranks: { teams, indexed } }: RankedSectionProps) {
  const { t } = useTranslation()
  const known = valueOf(teams)
  return (
    <Card as="section" aria-labelledby="battle-ranks" data-testid="ranks">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="lg" id="battle-ranks">
            {t('competition.ranks')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('competition.ranks.rule')}
          </Text>
        </Stack>
        <IndexLagNote indexed={indexed} />
        {now.competition.subgraphUrls === undefined ? (
          <Notice tone="info" title={t('competition.ranks.none')} />
        ) : teams.status === 'failed' ? (
          <IndexDown onRetry={teams.retry} />
        ) : known === undefined ? (
          <Skeleton width="100%" height="20rem" />
        ) : (
          <>
            <TeamList now={now} teams={known} />
            <Leaderboard now={now} teams={known} />
          </>
        )}
      </Stack>
    </Card>
  )
}

interface TeamsProps {
  readonly now: CompetitionNow
  /** Best first. */
  readonly teams: readonly TeamScore[]
}

function TeamList({ now, teams }: TeamsProps) {
  const { t, locale } = useTranslation()
  const best = teams[0]?.volume
  return (
    <ol aria-label={t('competition.teams')}>
      {teams.map(({ teamId, place, volume }) => {
        const { text, full } = formatUsd(volume, locale)
        return (
          <TeamItem key={teamId}>
            <TeamLine>
              <Text as="span" isStrong>
                {t('competition.place', { place, team: now.teamName(teamId) })}
              </Text>
              <Figure title={full}>{text}</Figure>
            </TeamLine>
            <TeamBar $share={best === undefined || best.isZero() ? 0 : volume.div(best).toNumber()} />
          </TeamItem>
        )
      })}
    </ol>
  )
}

function Leaderboard({ now, teams }: TeamsProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const [chosen, setChosen] = useState<string>(ALL)
  const ids = teams.map(({ teamId }) => teamId).sort((a, b) => a - b)
  const team = teams.find(({ teamId }) => String(teamId) === chosen)
  const rows: readonly RankedCompetitor[] = team?.competitors ?? mergeTeams(teams)
  return (
    <Stack gap={16}>
      <RangeChoice
        label={t('competition.ranks.of')}
        ranges={[ALL, ...ids.map(String)]}
        chosen={chosen}
        textOf={(name) => (name === ALL ? t('competition.ranks.all') : now.teamName(Number(name)))}
        onChoose={setChosen}
      />
      <DataTable<RankedCompetitor>
        // The page starts again with another team.
        key={chosen}
        caption={t('competition.ranks')}
        rows={ready(rows)}
        rowKey={({ address }) => address}
        empty={<EmptyState title={t('competition.ranks.empty')} />}
        exportName="competition-ranks"
        pageRows={PAGE_ROWS}
        isDense
        columns={[
          {
            id: 'account',
            header: t('competition.column.account'),
            cell: ({ address }) => (
              <Row gap={8} as="span">
                <PlayerLink account={address} />
                {account !== undefined && isSameAddress(address, account) && (
                  <Badge tone="sun">{t('competition.you')}</Badge>
                )}
              </Row>
            ),
            exportText: ({ address }) => address,
          },
          {
            id: 'team',
            header: t('competition.column.team'),
            cell: ({ teamId }) => now.teamName(teamId),
            exportText: ({ teamId }) => String(teamId),
          },
          {
            id: 'rank',
            header: t('competition.column.rank'),
            align: 'end',
            cell: ({ rank }) => formatCount(rank, locale),
            sortBy: ({ rank }) => rank,
            exportText: ({ rank }) => String(rank),
          },
          {
            id: 'group',
            header: t('competition.column.group'),
            cell: ({ group }) => t(`competition.group.${group}`),
            sortBy: ({ group }) => group,
            isHighestFirst: true,
            exportText: ({ group }) => String(group),
          },
          {
            id: 'trades',
            header: t('competition.column.trades'),
            align: 'end',
            cell: ({ trades }) => formatCount(trades, locale),
            sortBy: ({ trades }) => trades,
            exportText: ({ trades }) => String(trades),
          },
          {
            id: 'volume',
            header: t('competition.column.volume'),
            align: 'end',
            cell: ({ volume }) => {
              const { text, full } = formatUsd(volume, locale)
              return <Figure title={full}>{text}</Figure>
            },
            sortBy: ({ volume }) => volume,
            isHighestFirst: true,
            exportText: ({ volume }) => volume.toFixed(),
          },
        ]}
      />
    </Stack>
  )
}
