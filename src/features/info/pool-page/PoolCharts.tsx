import { useMemo } from 'react'
import { getInfoTerms } from '@/domain/exchange-info/infoService'
import type { InfoSeries, Worth } from '@/domain/exchange-info/model/info'
import { usePoolSeries } from '@/domain/exchange-info/usePoolSeries'
import type { Currency } from '@/domain/token/currency'
import { useChoiceParam } from '@/hooks/useChoiceParam'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { mapLoadable } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { PairChart } from '@/widgets/pair-chart/PairChart'
import { HistoryChart } from '../components/HistoryChart'
import { DetailCharts } from '../detail/DetailCharts'
import { useInfoCurrency } from '../hooks/useInfoCurrency'

const CHARTS = ['price', 'volume', 'liquidity', 'fees'] as const

export interface PoolChartsProps {
  readonly pool: Address
  readonly currencies: readonly [Currency | undefined, Currency | undefined]
  /** Whether both sides hold tokens: without them, the price is not this pool's. */
  readonly isLive: boolean
}

/** Price, volume, liquidity or fees of a pool; the choice is in the URL. */
export function PoolCharts({ pool, currencies: [a, b], isLive }: PoolChartsProps) {
  const { t } = useTranslation()
  const [chart, choose] = useChoiceParam('chart', CHARTS)
  return (
    <DetailCharts charts={CHARTS} chosen={chart} onChoose={choose}>
      {chart !== 'price' ? (
        <FigureChart pool={pool} chart={chart} />
      ) : !isLive ? (
        <EmptyState title={t('infoDetail.pool.noPrice')} />
      ) : a === undefined || b === undefined ? (
        <Skeleton width="100%" height="24rem" />
      ) : (
        <PairChart input={a} output={b} />
      )}
    </DetailCharts>
  )
}

function FigureChart({
  pool,
  chart,
}: {
  readonly pool: Address
  readonly chart: Exclude<(typeof CHARTS)[number], 'price'>
}) {
  const { t, locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const series = usePoolSeries(pool, 'day')
  const { feeRate } = getInfoTerms()
  const shown = useMemo(
    () => (chart === 'fees' ? mapLoadable(series, (days) => feesOf(days, feeRate)) : series),
    [chart, series, feeRate],
  )
  return (
    <>
      <HistoryChart
        title={t(`infoDetail.chart.${chart}`)}
        figure={chart === 'liquidity' ? 'liquidity' : 'volume'}
        series={shown}
        currency={currency}
        exportName={`pool-${chart}`}
      />
      {chart === 'fees' && (
        <Text size="sm" tone="muted">
          {t('infoDetail.fees.body', { fee: formatRate(feeRate, locale).text })}
        </Text>
      )}
      <ChartLicense />
    </>
  )
}

/** What the volumes of a series paid in fees. @param feeRate 1 = 100 % */
function feesOf(series: InfoSeries, feeRate: Decimal): InfoSeries {
  const part = ({ usd, cro }: Worth): Worth => ({ usd: usd?.times(feeRate), cro: cro?.times(feeRate) })
  return { ...series, periods: series.periods.map((period) => ({ ...period, volume: part(period.volume) })) }
}
