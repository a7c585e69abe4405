import { lazy, Suspense } from 'react'
import type { PriceRouteState } from '@/domain/pair/usePriceRoute'
import type { PairHistory } from '@/domain/pair-history/usePairHistory'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { type Loadable, ready, retryFailed, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '../figures/RetryButton'
import { DataTable } from '../table/DataTable'
import type { CandleRow, PairChartView } from './model/pairChartView'
import { Drawn, Place } from './PairChart.styles'

const ChartCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/ChartCanvas')).ChartCanvas }))
const CandleCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/CandleCanvas')).CandleCanvas }))

/** The columns of figures. */
const FIGURES = ['low', 'high', 'close'] as const
const TABLE_ROWS = 10

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

/** The history as a line, candles or a table, or why there is none: as high as the drawing, the table aside. */
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
      <DataTable
        caption={title}
        rows={ready(view.rows)}
        rowKey={({ timeSec }) => String(timeSec)}
        empty={null}
        pageRows={TABLE_ROWS}
        exportName="price-history"
        isDense
        onPhone="scroll"
        columns={[
          {
            id: 'time',
            header: t('chart.time'),
            cell: ({ timeSec }) => formatTime(timeSec, locale),
            sortBy: ({ timeSec }) => timeSec,
            exportText: ({ timeSec }) => isoTime(timeSec),
          },
          ...FIGURES.map((id) => ({
            id,
            header: t(`chart.pair.${id}`),
            align: 'end' as const,
            cell: (row: CandleRow) => row[id].text,
            sortBy: (row: CandleRow) => row[id].price,
            exportText: (row: CandleRow) => row[id].price.toFixed(),
          })),
        ]}
      />
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
