import { lazy, useCallback, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { isoTime } from '@/lib/duration'
import type { FigureText } from '@/lib/figureView'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Figure } from '@/ui/Figure'
import { Row } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '../figures/RetryButton'
import { DataTable } from '../table/DataTable'
import { CHART_HEIGHT, ChartSection } from './ChartSection'
import {
  type ChartPeriod,
  chartPeriods,
  type DayValue,
  fillDays,
  type PeriodSum,
  type PeriodValue,
  periodFormatter,
  periodsOf,
  periodTick,
} from './chartPeriods'
import { RangeChoice } from './RangeChoice'

const PeriodCanvas = lazy(async () => ({ default: (await import('./PeriodCanvas')).PeriodCanvas }))

const TABLE_ROWS = 10
const FORMS = { total: 'bars', last: 'area' } as const

export interface PeriodChartProps {
  readonly title: string
  /** Totals are drawn as bars, and what was held at the end of each period as an area. */
  readonly sum: PeriodSum
  /** Oldest first; days without events may be missing. Keep them the same between renders. */
  readonly days: Loadable<readonly DayValue[]>
  /** Unix seconds; every event until then is in the days. */
  readonly untilSec: number
  /** Keep it the same between renders. */
  readonly write: (value: Decimal) => FigureText
  /** Name of the exported file, without its extension. */
  readonly exportName: string
}

/** A value by day, week or month, whose periods are read out under the pointer; as a drawing or as a table. */
export function PeriodChart({ title, sum, days, untilSec, write, exportName }: PeriodChartProps) {
  const { t, locale } = useTranslation()
  const [period, setPeriod] = useState<ChartPeriod>('day')
  const [hoveredSec, setHoveredSec] = useState<number>()
  const known = valueOf(days)
  const periods = useMemo(
    () => periodsOf(fillDays(known ?? [], sum, untilSec), period, sum),
    [known, sum, untilSec, period],
  )
  const drawn = useMemo(
    () => periods.map(({ startSec, value }) => ({ timeSec: startSec, value: value?.toNumber() })),
    [periods],
  )
  const writeNumber = useCallback((value: number) => write(new Decimal(value)).text, [write])
  const options = useMemo(() => {
    const tick = periodTick(period, locale)
    return { labels: { tick, time: tick }, writeValue: writeNumber, onHover: setHoveredSec }
  }, [period, locale, writeNumber])
  const format = useMemo(() => periodFormatter(period, locale), [period, locale])
  const nameOf = (each: PeriodValue) =>
    each.endSec >= untilSec ? t('chart.period.soFar', { period: format(each) }) : format(each)
  const textOf = (value: Decimal | undefined) => (value === undefined ? t('chart.period.unknown') : write(value).text)
  const shown = periods.find(({ startSec }) => startSec === hoveredSec) ?? periods.at(-1)
  return (
    <ChartSection
      title={title}
      summary={t('chart.summary', {
        title,
        from: textOf(periods[0]?.value),
        to: textOf(periods.at(-1)?.value),
      })}
      controls={
        <RangeChoice
          label={t('chart.range', { title })}
          ranges={chartPeriods}
          chosen={period}
          textOf={(name) => t(`chart.range.${name}`)}
          onChoose={setPeriod}
        />
      }
      lead={
        <Row gap={8} align="baseline">
          {shown === undefined ? (
            days.status === 'loading' && <Skeleton width="12rem" height="1.5em" />
          ) : (
            <>
              <Text as="span" size="lg" isStrong>
                {shown.value === undefined ? t('chart.period.unknown') : <ReadOut {...write(shown.value)} />}
              </Text>
              <Text as="span" size="sm" tone="muted">
                {nameOf(shown)}
              </Text>
            </>
          )}
        </Row>
      }
      empty={emptyState()}
      drawing={<PeriodCanvas form={FORMS[sum]} periods={drawn} locale={locale} options={options} />}
      table={
        <DataTable
          caption={title}
          rows={ready([...periods].reverse())}
          rowKey={({ startSec }) => String(startSec)}
          empty={null}
          pageRows={TABLE_ROWS}
          exportName={exportName}
          isDense
          columns={[
            {
              id: 'period',
              header: t('chart.period'),
              cell: nameOf,
              sortBy: ({ startSec }) => startSec,
              exportText: ({ startSec }) => isoTime(startSec),
            },
            {
              id: 'value',
              header: title,
              align: 'end',
              cell: ({ value }) => textOf(value),
              sortBy: ({ value }) => value,
              exportText: ({ value }) => value?.toFixed() ?? '',
            },
          ]}
        />
      }
    />
  )

  function emptyState() {
    if (days.status === 'loading') return <Skeleton width="100%" height={CHART_HEIGHT} />
    if (days.status === 'failed')
      return <EmptyState title={t('common.failed')} action={<RetryButton onRetry={days.retry} />} />
    return periods.length === 0 ? (
      <EmptyState title={t('chart.empty')}>{t('chart.period.empty')}</EmptyState>
    ) : undefined
  }
}

function ReadOut({ text, full, unit }: FigureText) {
  return (
    <Figure title={full} {...(unit !== undefined && { unit })}>
      {text}
    </Figure>
  )
}
