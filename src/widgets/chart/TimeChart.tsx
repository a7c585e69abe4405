import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { DataTable } from '../table/DataTable'
import { RangeChoice } from './RangeChoice'
import { type ChartPoint, evenSteps, pointsOf, rangeStart, type TimeRange, timeRanges } from './timeRange'
import { useSeen } from './useSeen'

const ChartCanvas = lazy(async () => ({ default: (await import('./ChartCanvas')).ChartCanvas }))

const HEIGHT = '14rem'
const STEPS = 160
const TABLE_ROWS = 10
/** One point is no history. */
const MIN_POINTS = 2

const Place = styled.div`
  block-size: ${HEIGHT};
`

export interface TimeChartProps {
  readonly title: string
  /** Oldest first; each value holds until the next. Keep it the same between renders. */
  readonly points: readonly ChartPoint[]
  readonly nowSec: number
}

/** A value over time: as a drawing, whose code comes when it is scrolled to, or as a table. A page with one has `ChartLicense` too. */
export function TimeChart({ title, points, nowSec }: TimeChartProps) {
  const { t, locale } = useTranslation()
  const [range, setRange] = useState<TimeRange>('all')
  const [isTable, setIsTable] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(placeRef)
  const headingId = useId()
  const shown = useMemo(() => pointsOf(points, range, nowSec), [points, range, nowSec])
  const steps = useMemo(
    () => evenSteps(shown, rangeStart(points, range, nowSec), Math.max(nowSec, shown.at(-1)?.timeSec ?? 0), STEPS),
    [shown, points, range, nowSec],
  )
  const hasHistory = points.length >= MIN_POINTS
  const summary = t('chart.summary', { title, from: shown[0]?.text ?? '', to: shown.at(-1)?.text ?? '' })
  return (
    <section ref={placeRef} aria-labelledby={headingId}>
      <Stack gap={12}>
        <Row justify="space-between" gap={8}>
          <Heading level={3} size="md" id={headingId}>
            {title}
          </Heading>
          {hasHistory && (
            <RangeChoice
              label={t('chart.range', { title })}
              ranges={timeRanges}
              chosen={range}
              textOf={(name) => t(`chart.range.${name}`)}
              onChoose={setRange}
            />
          )}
        </Row>
        {hasHistory ? (
          <>
            {isTable ? (
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
            ) : (
              <Place role="img" aria-label={summary}>
                {isSeen && (
                  <Suspense fallback={<Skeleton width="100%" height={HEIGHT} />}>
                    <ChartCanvas steps={steps} locale={locale} />
                  </Suspense>
                )}
              </Place>
            )}
            <Row>
              <Button size="sm" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
                {t('chart.table')}
              </Button>
            </Row>
          </>
        ) : (
          <EmptyState title={t('chart.empty')}>{t('chart.empty.body')}</EmptyState>
        )}
      </Stack>
    </section>
  )
}
