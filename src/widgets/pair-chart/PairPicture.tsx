import { lazy, Suspense } from 'react'
import type { PriceRouteState } from '@/domain/pair/usePriceRoute'
import type { PairHistory } from '@/domain/pair-history/usePairHistory'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { type Loadable, retryFailed, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Table } from '@/ui/Table'
import { RetryButton } from '../figures/RetryButton'
import type { CandleRow, PairChartView } from './model/pairChartView'
import { Drawn, Place, Rows } from './PairChart.styles'

const ChartCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/ChartCanvas')).ChartCanvas }))
const CandleCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/CandleCanvas')).CandleCanvas }))

export type ChartForm = 'line' | 'candles' | 'table'

export interface PairPictureProps {
  readonly way: PriceRouteState
  readonly history: Loadable<PairHistory>
  readonly view: PairChartView | undefined
  readonly form: ChartForm
  readonly title: string
  /** Of the two currencies. */
  readonly symbols: readonly [string, string]
}

/** The history as a line, candles or a table, or why there is none: always as high. */
export function PairPicture({ way, history, view, form, title, symbols: [input, output] }: PairPictureProps) {
  const { t, locale } = useTranslation()
  const known = valueOf(way)
  if (known === 'same')
    return (
      <Place>
        <EmptyState title={t('chart.pair.same', { input, output })} />
      </Place>
    )
  if (known === 'noPool')
    return (
      <Place>
        <EmptyState title={t('chart.pair.noPool', { input, output })}>{t('chart.pair.noPool.body')}</EmptyState>
      </Place>
    )
  if (way.status === 'failed' || history.status === 'failed') {
    const retry = <RetryButton onRetry={() => retryFailed([way, history])} />
    return (
      <Place>
        <EmptyState title={t('chart.pair.failed')} action={retry}>
          {t('chart.pair.failed.body')}
        </EmptyState>
      </Place>
    )
  }
  if (way.status === 'loading' || history.status === 'loading') return <Waiting />
  if (view === undefined)
    return (
      <Place>
        <EmptyState title={t('chart.empty')}>{t('chart.pair.empty.body')}</EmptyState>
      </Place>
    )
  if (form === 'table' || !view.isDrawable) {
    return (
      <Rows role="group" aria-label={title} tabIndex={0}>
        <Table
          caption={title}
          columns={[
            { id: 'time', header: t('chart.time'), cell: ({ timeSec }: CandleRow) => formatTime(timeSec, locale) },
            { id: 'low', header: t('chart.pair.low'), cell: ({ low }: CandleRow) => low, align: 'end' },
            { id: 'high', header: t('chart.pair.high'), cell: ({ high }: CandleRow) => high, align: 'end' },
            { id: 'close', header: t('chart.pair.close'), cell: ({ close }: CandleRow) => close, align: 'end' },
          ]}
          rows={view.rows}
          rowKey={({ timeSec }) => String(timeSec)}
        />
      </Rows>
    )
  }
  return (
    <Drawn role="img" aria-label={t('chart.summary', { title, from: view.first, to: view.now.text })}>
      <Suspense fallback={<Waiting />}>
        {form === 'line' ? (
          <ChartCanvas steps={view.steps} locale={locale} />
        ) : (
          <CandleCanvas candles={view.candles} locale={locale} />
        )}
      </Suspense>
    </Drawn>
  )
}

function Waiting() {
  return (
    <Drawn>
      <Skeleton width="100%" height="100%" />
    </Drawn>
  )
}
