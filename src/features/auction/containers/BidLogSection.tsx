import { useMemo, useState } from 'react'
import { transactionLink } from '@/config/explorer'
import type { LoggedBid } from '@/domain/auction/model/bidLog'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import { ready, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { DataTable } from '@/widgets/table/DataTable'
import { BidFigure } from '../components/BidFigure'
import { ProjectName, projectText } from '../components/ProjectName'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { useBidLog } from '../hooks/useBidLog'
import { type BidSeries, bidPoints, bidSeries } from '../model/bidChart'

const LOG_ROWS = 10
/** One point is no line. */
const MIN_POINTS = 2

/** Each bid of an auction with what it changed, and the leading amounts over time. */
export function BidLogSection({ now }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const { bids, log, indexed, isMissingBids } = useBidLog(now)
  if (now.auctions.subgraphUrls === undefined || valueOf(now.book)?.bids.length === 0) return null
  return (
    <Stack gap={16}>
      <SectionHeading level={2}>{t('auction.log')}</SectionHeading>
      {bids.status === 'failed' ? (
        <IndexDown onRetry={bids.retry} />
      ) : log === undefined ? (
        <Skeleton width="100%" height="16rem" />
      ) : (
        <>
          <IndexLagNote indexed={indexed} />
          {isMissingBids && (
            <Text size="sm" tone="warning">
              {t('auction.log.behind')}
            </Text>
          )}
          <LeadChart now={now} log={log} />
          <LogTable now={now} log={log} />
        </>
      )}
    </Stack>
  )
}

interface LogProps {
  readonly now: AuctionNow
  readonly log: readonly LoggedBid[]
}

/** The highest or the lowest winning bid over time. */
function LeadChart({ now: { auctions, phase }, log }: LogProps) {
  const { t, locale } = useTranslation()
  const [series, setSeries] = useState<BidSeries>('highest')
  const nowSec = useNowSec()
  const { decimals, symbol } = auctions.token
  const points = useMemo(
    () => bidPoints(log, series, { decimals, symbol, locale }),
    [log, series, decimals, symbol, locale],
  )
  const lastSec = points.at(-1)?.timeSec
  if (points.length < MIN_POINTS || lastSec === undefined) return null
  return (
    <Stack gap={8}>
      <RangeChoice
        label={t('auction.chart.series')}
        ranges={bidSeries}
        chosen={series}
        textOf={(name) => t(`auction.chart.${name}`)}
        onChoose={setSeries}
      />
      <TimeChart
        title={t(`auction.chart.${series}`)}
        points={points}
        nowSec={phase === 'open' ? Math.max(nowSec, lastSec) : lastSec}
      />
      <ChartLicense />
    </Stack>
  )
}

function LogTable({ now: { auctions, id, price }, log }: LogProps) {
  const { t, locale } = useTranslation()
  const { token } = auctions
  const changeOf = ({ place, isNewLeader, replaced }: LoggedBid) => {
    const lead = isNewLeader ? t('auction.log.lead') : undefined
    const taken = replaced && t('auction.log.replaced', { project: projectText(auctions, replaced) })
    const stands = place === undefined ? t('auction.log.outside') : t('auction.log.place', { place })
    return [lead ?? stands, taken].filter((text) => text !== undefined).join(' · ')
  }
  return (
    <DataTable<LoggedBid>
      caption={t('auction.log')}
      rows={ready([...log].reverse())}
      rowKey={({ number }) => String(number)}
      exportName={`farm-auction-${id}-bids`}
      empty={<EmptyState title={t('auction.leaderboard.none')} />}
      pageRows={LOG_ROWS}
      isDense
      columns={[
        {
          id: 'project',
          header: t('auction.column.project'),
          cell: ({ account }) => <ProjectName auctions={auctions} account={account} />,
          exportText: ({ account }) => projectText(auctions, account),
        },
        {
          id: 'time',
          header: t('auction.column.time'),
          cell: ({ timeSec, hash }) => (
            <ExternalLink href={transactionLink(hash)}>{formatTime(timeSec, locale)}</ExternalLink>
          ),
          sortBy: ({ number }) => number,
          exportText: ({ timeSec }) => isoTime(timeSec),
        },
        {
          id: 'change',
          header: t('auction.column.change'),
          cell: changeOf,
          exportText: changeOf,
        },
        {
          id: 'added',
          header: t('auction.column.added'),
          align: 'end',
          cell: ({ amountWei }) => <BidFigure token={token} wei={amountWei} price={price} />,
          sortBy: ({ amountWei }) => amountWei,
          exportText: ({ amountWei }) => toAmountText(amountWei, token.decimals),
        },
        {
          id: 'total',
          header: t('auction.column.total'),
          align: 'end',
          cell: ({ totalWei }) => <BidFigure token={token} wei={totalWei} price={price} />,
          sortBy: ({ totalWei }) => totalWei,
          exportText: ({ totalWei }) => toAmountText(totalWei, token.decimals),
        },
      ]}
      exportOnly={[
        { id: 'account', header: t('auction.column.account'), textOf: ({ account }) => account },
        { id: 'block', header: t('auction.column.block'), textOf: ({ block }) => String(block) },
        { id: 'hash', header: t('auction.column.hash'), textOf: ({ hash }) => hash },
      ]}
    />
  )
}
