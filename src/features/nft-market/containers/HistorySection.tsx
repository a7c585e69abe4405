import { useMemo } from 'react'
import { transactionLink } from '@/config/explorer'
import { getNativeCurrency } from '@/domain/token/currency'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText, toDecimal } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import { formatToken } from '@/lib/figureFormat'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { IndexDown } from '@/widgets/index-status/IndexDown'
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
                {
                  id: 'price',
                  header: t('nftTrade.price'),
                  align: 'end',
                  cell: ({ priceWei }) => <CroAmount wei={ready(priceWei)} />,
                  sortBy: ({ priceWei }) => toDecimal(priceWei, decimals),
                  exportText: ({ priceWei }) => toAmountText(priceWei, decimals),
                },
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
                {
                  id: 'time',
                  header: t('nftTrade.column.time'),
                  align: 'end',
                  cell: ({ timeSec, hash }) => (
                    <ExternalLink href={transactionLink(hash)}>{formatTime(timeSec, locale)}</ExternalLink>
                  ),
                  sortBy: ({ timeSec }) => timeSec,
                  exportText: ({ timeSec }) => isoTime(timeSec),
                },
              ]}
            />
          </>
        )}
        {points.length >= MIN_SALES && <ChartLicense />}
      </Stack>
    </Card>
  )
}
