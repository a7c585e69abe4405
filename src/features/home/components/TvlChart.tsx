import { lazy, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatTime, isoTime } from '@/lib/duration'
import { formatUsd } from '@/lib/figureFormat'
import { ready } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { ChartSection } from '@/widgets/chart/ChartSection'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { evenSteps } from '@/widgets/chart/timeRange'
import { DataTable } from '@/widgets/table/DataTable'
import { availableSeries, type TvlRow, type TvlSeries } from '../model/tvlView'

const ChartCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/ChartCanvas')).ChartCanvas }))

const STEPS = 160
const TABLE_ROWS = 8
/** One point is no history. */
const MIN_POINTS = 2

export interface TvlChartProps {
  /** Oldest first, at least one. Keep it the same between renders. */
  readonly rows: readonly TvlRow[]
}

/** The total value locked over 30 days: one of its series as a drawing, or all of them as a table. */
export function TvlChart({ rows }: TvlChartProps) {
  const { t, locale } = useTranslation()
  const [chosen, setChosen] = useState<TvlSeries>('vaults')
  const offered = useMemo(() => availableSeries(rows), [rows])
  const series = offered.includes(chosen) ? chosen : (offered[0] ?? chosen)
  const points = useMemo(
    () =>
      rows.flatMap(({ timeSec, [series]: usd }) =>
        usd === undefined ? [] : [{ timeSec, value: usd.toNumber(), text: formatUsd(usd, locale).text }],
      ),
    [rows, series, locale],
  )
  const steps = useMemo(() => evenSteps(points, points[0]?.timeSec ?? 0, points.at(-1)?.timeSec ?? 0, STEPS), [points])
  const text = (usd: Decimal | undefined) => (usd === undefined ? '—' : formatUsd(usd, locale).text)
  const title = t('overview.tvl')
  return (
    <ChartSection
      title={title}
      summary={t('chart.summary', {
        title: `${title}, ${t(`overview.tvl.${series}`)}`,
        from: points[0]?.text ?? '',
        to: points.at(-1)?.text ?? '',
      })}
      empty={
        points.length < MIN_POINTS ? (
          <EmptyState title={t('chart.empty')}>{t('overview.tvl.empty')}</EmptyState>
        ) : undefined
      }
      controls={
        offered.length > 1 && (
          <RangeChoice
            label={t('overview.tvl.series')}
            ranges={offered}
            chosen={series}
            textOf={(name) => t(`overview.tvl.${name}`)}
            onChoose={setChosen}
          />
        )
      }
      drawing={<ChartCanvas steps={steps} locale={locale} />}
      table={
        <DataTable
          caption={title}
          rows={ready([...rows].reverse())}
          rowKey={({ timeSec }) => String(timeSec)}
          empty={null}
          pageRows={TABLE_ROWS}
          exportName="tvl"
          isDense
          columns={[
            {
              id: 'time',
              header: t('chart.time'),
              cell: ({ timeSec }) => formatTime(timeSec, locale),
              sortBy: ({ timeSec }) => timeSec,
              exportText: ({ timeSec }) => isoTime(timeSec),
            },
            ...offered.map((name) => ({
              id: name,
              header: t(`overview.tvl.${name}`),
              align: 'end' as const,
              cell: ({ [name]: usd }: TvlRow) => text(usd),
              sortBy: ({ [name]: usd }: TvlRow) => usd,
              exportText: ({ [name]: usd }: TvlRow) => usd?.toFixed() ?? '',
            })),
          ]}
        />
      }
    />
  )
}
