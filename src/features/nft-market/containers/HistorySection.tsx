import { useMemo } from 'react'
import { getNativeCurrency } from '@/domain/token/currency'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { useTradeColumns } from '@/widgets/nft-activity/useTradeColumns'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { DataTable } from '@/widgets/table/DataTable'
import type { IndexedHistory } from '../hooks/useItemHistory'
import { type ItemEvent, itemEvents } from '../model/itemHistory'

/** Rows of the activity on the page of an NFT. */
const PAGE_ROWS = 5
/** Fewer sales are no history to draw. */
const MIN_SALES = 2

export interface HistorySectionProps {
  readonly history: Loadable<IndexedHistory>
  /** Whether the network has the subgraph. */
  readonly hasIndex: boolean
}

/** What happened to an NFT on the market, and the prices that it was sold for. */
export function HistorySection({ history, hasIndex }: HistorySectionProps) {
  const { t, locale } = useTranslation()
  const nowSec = useNowSec()
  const { decimals, symbol } = getNativeCurrency()
  const { price, time } = useTradeColumns()
  const known = valueOf(history)
  const points = useMemo(
    () =>
      [...(known?.trades ?? [])].reverse().map(({ timeSec, priceWei }) => ({
        timeSec,
        value: toDecimal(priceWei, decimals).toNumber(),
        text: `${formatToken(priceWei, decimals, symbol, locale).text} ${symbol}`,
      })),
    [known, decimals, symbol, locale],
  )
  return (
    <Card as="section" aria-labelledby="nft-history" data-testid="nft-history">
      <Stack gap={24}>
        <Heading level={2} size="lg" id="nft-history">
          {t('nftTrade.history')}
        </Heading>
        {!hasIndex ? (
          <Text tone="muted">{t('nftTrade.history.unavailable')}</Text>
        ) : history.status === 'failed' ? (
          <IndexDown onRetry={history.retry} />
        ) : (
          <>
            {points.length >= MIN_SALES && (
              <TimeChart title={t('nftTrade.history.prices', { symbol })} points={points} nowSec={nowSec} />
            )}
            <DataTable<ItemEvent>
              caption={t('nftTrade.history')}
              rows={mapLoadable(history, itemEvents)}
              rowKey={({ id, kind }) => `${kind} ${id}`}
              pageRows={PAGE_ROWS}
              exportName="nft-history"
              empty={<EmptyState title={t('nftTrade.history.none')} />}
              columns={[
                {
                  id: 'kind',
                  header: t('nftTrade.column.event'),
                  cell: ({ kind }) => t(`nftTrade.event.${kind}`),
                  exportText: ({ kind }) => kind,
                },
                price,
                {
                  id: 'from',
                  header: t('nftTrade.column.from'),
                  cell: ({ seller }) => <PlayerLink account={seller} />,
                  exportText: ({ seller }) => seller,
                },
                {
                  id: 'to',
                  header: t('nftTrade.column.to'),
                  cell: ({ buyer }) => (buyer === undefined ? '–' : <PlayerLink account={buyer} />),
                  exportText: ({ buyer }) => buyer ?? '',
                },
                time,
              ]}
            />
          </>
        )}
        {points.length >= MIN_SALES && <ChartLicense />}
      </Stack>
    </Card>
  )
}
