import { Suspense, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { nextGroup, type RankedCompetitor, type TeamScore } from '@/domain/competition/model/ranks'
import type { OwnEntry } from '@/domain/competition/reads'
import { useOwnEntry } from '@/domain/competition/useCompetition'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { WideFacts } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { TradeTable } from '../components/TradeTable'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { type Ranks, useOwnScore } from '../hooks/useRanks'
import { feesOf } from '../model/competitionView'

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog, ['competition'])

export interface RankedSectionProps {
  readonly now: CompetitionNow
  readonly ranks: Ranks
}

/** The account's volume and rank; nothing for an account that has not entered. */
export function ScoreCard({ now, ranks }: RankedSectionProps) {
  const account = useAccount()
  const entry = valueOf(useOwnEntry(now.competition, account))
  if (account === undefined || entry === undefined || entry.teamId === undefined) return null
  return <OwnScore key={account} now={now} ranks={ranks} account={account} entry={entry} teamId={entry.teamId} />
}

interface OwnScoreProps extends RankedSectionProps {
  readonly account: Address
  readonly entry: OwnEntry
  readonly teamId: number
}

function OwnScore({ now, ranks, account, entry, teamId }: OwnScoreProps) {
  const { t, locale } = useTranslation()
  const [isSharing, setIsSharing] = useState(false)
  const { competition, phase, teamName } = now
  const score = useOwnScore(competition, account)
  const volume = mapLoadable(score, ({ competitor }) => competitor?.volume)
  const team = mapLoadable(ranks.teams, (teams) => teams.find((one) => one.teamId === teamId))
  const own = mapLoadable(team, (one) => one?.competitors.find(({ address }) => isSameAddress(address, account)))
  const { exchange } = getDeployment()
  const isFinal = phase === 'claiming' || phase === 'over'
  const group = isFinal ? entry.group : valueOf(own)?.group
  const [knownVolume, knownTeam] = [valueOf(volume), valueOf(team)]
  const shared = knownVolume && knownTeam && { volume: knownVolume, team: knownTeam }
  const isDown = competition.subgraphUrls === undefined || score.status === 'failed'
  return (
    <Card as="section" aria-labelledby="battle-score" data-testid="score">
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg" id="battle-score">
            {t('competition.score')}
          </Heading>
          {shared !== undefined && (
            <Button size="sm" onClick={() => setIsSharing(true)}>
              {t('competition.share')}
            </Button>
          )}
        </Row>
        {isDown ? (
          <Notice
            tone="warning"
            title={t('competition.score.failed')}
            action={score.status === 'failed' ? <RetryButton onRetry={score.retry} /> : undefined}
          >
            {t('competition.score.failed.body')}
          </Notice>
        ) : (
          <>
            <WideFacts>
              <Fact name={t('competition.column.team')}>{teamName(teamId)}</Fact>
              <Fact name={t('competition.score.rank')}>
                <LoadableFigure view={rankView(own, t('competition.score.unranked'), locale)} />
              </Fact>
              <Fact name={t('competition.column.volume')}>
                <LoadableFigure view={figureView(volume, (usd) => usd && formatUsd(usd, locale))} />
              </Fact>
              {exchange !== undefined && (
                <Fact name={t('competition.score.fees')}>
                  <LoadableFigure view={figureView(volume, (usd) => usd && formatUsd(feesOf(usd, exchange), locale))} />
                </Fact>
              )}
              {group !== undefined && (
                <Fact name={t(isFinal ? 'competition.score.group.final' : 'competition.score.group')}>
                  {t(`competition.group.${group}`)}
                </Fact>
              )}
            </WideFacts>
            {phase === 'live' && <NextGroupLine team={valueOf(team)} own={valueOf(own)} />}
            <TradeTable trades={mapLoadable(score, ({ trades }) => trades)} />
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isSharing && shared !== undefined && (
          <ShareDialog
            now={now}
            {...shared}
            rank={valueOf(own)?.rank}
            group={group}
            onClose={() => setIsSharing(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}

function rankView(own: Loadable<RankedCompetitor | undefined>, unranked: string, locale: string) {
  return figureView(own, (competitor) => {
    const text = competitor === undefined ? unranked : `#${formatCount(competitor.rank, locale)}`
    return { text, full: text }
  })
}

interface NextGroupLineProps {
  readonly team: TeamScore | undefined
  readonly own: RankedCompetitor | undefined
}

/** What the next prize group would take now, and cost in fees. */
function NextGroupLine({ team, own }: NextGroupLineProps) {
  const { t, locale } = useTranslation()
  const { exchange } = getDeployment()
  const next = team && own && nextGroup(team.competitors, own)
  if (next === undefined || exchange === undefined) return null
  return (
    <Text size="sm" tone="muted">
      {t('competition.score.next', {
        group: t(`competition.group.${next.group}`),
        volume: formatUsd(next.missing, locale).text,
        fees: formatUsd(feesOf(next.missing, exchange), locale).text,
      })}
    </Text>
  )
}
