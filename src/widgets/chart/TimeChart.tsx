import { lazy, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { ready } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { DataTable } from '../table/DataTable'
import { ChartSection } from './ChartSection'
import { RangeChoice } from './RangeChoice'
import { type ChartPoint, evenSteps, pointsOf, rangeStart, type TimeRange, timeRanges } from './timeRange'

const ChartCanvas = lazy(async () => ({ default: (await import('./ChartCanvas')).ChartCanvas }))

const STEPS = 160
const TABLE_ROWS = 10
/** One point is no history. */
const MIN_POINTS = 2

export interface TimeChartProps {
  readonly title: string
  /** Oldest first; each value holds until the next. Keep it the same between renders. */
  readonly points: readonly ChartPoint[]
  readonly nowSec: number
  /** Of its heading. */
  readonly level?: 2 | 3
}

/** A value over time: as a drawing, whose code comes when it is scrolled to, or as a table. A page with one has `ChartLicense` too. */
export function TimeChart({ title, points, nowSec, level = 3 }: TimeChartProps) {
  const { t, locale } = useTranslation()
  const [range, setRange] = useState<TimeRange>('all')
  const shown = useMemo(() => pointsOf(points, range, nowSec), [points, range, nowSec])
  const steps = useMemo(
    () => evenSteps(shown, rangeStart(points, range, nowSec), Math.max(nowSec, shown.at(-1)?.timeSec ?? 0), STEPS),
    [shown, points, range, nowSec],
  )
  const hasHistory = points.length >= MIN_POINTS
  return (
    <ChartSection
      title={title}
      level={level}
      summary={t('chart.summary', { title, from: shown[0]?.text ?? '', to: shown.at(-1)?.text ?? '' })}
      empty={hasHistory ? undefined : <EmptyState title={t('chart.empty')}>{t('chart.empty.body')}</EmptyState>}
      controls={
        hasHistory && (
          <RangeChoice
            label={t('chart.range', { title })}
            ranges={timeRanges}
            chosen={range}
            textOf={(name) => t(`chart.range.${name}`)}
            onChoose={setRange}
          />
        )
      }
      drawing={<ChartCanvas steps={steps} locale={locale} />}
      table={
        <DataTable
          caption={title}
          rows={ready([...shown].reverse())}
          rowKey={({ timeSec }) => String(timeSec)}
          empty={null}
          pageRows={TABLE_ROWS}
          exportName="history"
          isDense
          columns={[
            {
              id: 'time',
              header: t('chart.time'),
              cell: ({ timeSec }) => formatTime(timeSec, locale),
              sortBy: ({ timeSec }) => timeSec,
              exportText: ({ timeSec }) => isoTime(timeSec),
            },
            {
              id: 'value',
              header: title,
              align: 'end',
              cell: ({ text }) => text,
              sortBy: ({ value }) => value,
              exportText: ({ text }) => text,
            },
          ]}
        />
      }
    />
  )
}
