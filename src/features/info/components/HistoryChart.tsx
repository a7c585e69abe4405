import { lazy, useCallback, useMemo, useState } from 'react'
import { groupPeriods, type PeriodGroup, periodGroups } from '@/domain/exchange-info/model/groupPeriods'
import type { InfoPeriod, InfoSeries } from '@/domain/exchange-info/model/info'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { isoTime } from '@/lib/duration'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { CHART_HEIGHT, ChartSection } from '@/widgets/chart/ChartSection'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { DataTable } from '@/widgets/table/DataTable'
import { periodEnd, periodFormatter, periodTick } from '../model/periodLabels'
import { exactWorth, type FigureCurrency, formatIn } from '../model/worth'
import { WorthFigure } from './WorthFigure'

const PeriodCanvas = lazy(async () => ({ default: (await import('@/widgets/chart/PeriodCanvas')).PeriodCanvas }))

const TABLE_ROWS = 10
const FORMS = { liquidity: 'area', volume: 'bars' } as const
const NO_PERIODS: readonly InfoPeriod[] = []

export interface HistoryChartProps {
  readonly title: string
  /** Of the heading; 3 by default. */
  readonly level?: 2 | 3
  /** The volume of each period as bars, or the liquidity at its end as an area. */
  readonly figure: keyof typeof FORMS
  /** Days. */
  readonly series: Loadable<InfoSeries>
  readonly currency: FigureCurrency
  /** Name of the exported file, without its extension. */
  readonly exportName: string
}

/** Volume or liquidity by day, week or month; the period under the pointer is read out. A page with one has `ChartLicense` too. */
export function HistoryChart({ title, level = 3, figure, series, currency, exportName }: HistoryChartProps) {
  const { t, locale } = useTranslation()
  const [group, setGroup] = useState<PeriodGroup>('day')
  const [hoveredSec, setHoveredSec] = useState<number>()
  const { periods: days = NO_PERIODS, indexed, isPartial = false } = valueOf(series) ?? {}
  const periods = useMemo(() => groupPeriods(days, group), [days, group])
  // Drawn again only when a value changes: each block brings new objects.
  const drawn = useDeepMemo(
    periods.map((period) => ({ timeSec: period.startSec, value: period[figure][currency]?.toNumber() })),
  )
  const write = useMemo(() => formatIn(currency, 'compact', locale), [currency, locale])
  const writeNumber = useCallback((value: number) => write(new Decimal(value)).text, [write])
  const options = useMemo(() => {
    const tick = periodTick(group, locale)
    return { labels: { tick, time: tick }, writeValue: writeNumber, onHover: setHoveredSec }
  }, [group, locale, writeNumber])
  const format = useMemo(() => periodFormatter(group, locale), [group, locale])
  const nameOf = ({ startSec }: InfoPeriod) => {
    const isOver = indexed?.timestampSec !== undefined && periodEnd(startSec, group) <= indexed.timestampSec
    return isOver || startSec !== periods.at(-1)?.startSec
      ? format(startSec)
      : t('info.chart.soFar', { period: format(startSec) })
  }
  const textOf = (period: InfoPeriod | undefined) => {
    const value = period?.[figure][currency]
    return value === undefined ? t('info.unknown') : write(value).full
  }
  const shown = periods.find(({ startSec }) => startSec === hoveredSec) ?? periods.at(-1)
  const chart = (
    <ChartSection
      title={title}
      level={level}
      summary={t('chart.summary', { title, from: textOf(periods[0]), to: textOf(periods.at(-1)) })}
      controls={
        <RangeChoice
          label={t('chart.range', { title })}
          ranges={periodGroups}
          chosen={group}
          textOf={(name) => t(`chart.range.${name}`)}
          onChoose={setGroup}
        />
      }
      lead={
        <Row gap={8} align="baseline">
          {shown === undefined ? (
            <Text as="span" size="lg">
              {series.status === 'loading' ? <Skeleton width="9rem" height="0.8em" /> : '–'}
            </Text>
          ) : (
            <>
              <Text as="span" size="lg" isStrong>
                <WorthFigure value={shown[figure]} currency={currency} />
              </Text>
              <Text as="span" size="sm" tone="muted">
                {nameOf(shown)}
              </Text>
            </>
          )}
        </Row>
      }
      empty={periods.length > 0 ? undefined : <NoHistory series={series} />}
      drawing={<PeriodCanvas form={FORMS[figure]} periods={drawn} locale={locale} options={options} />}
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
              header: t('info.chart.period'),
              cell: nameOf,
              sortBy: ({ startSec }) => startSec,
              exportText: ({ startSec }) => isoTime(startSec),
            },
            {
              id: 'value',
              header: title,
              align: 'end',
              cell: (period) => <WorthFigure value={period[figure]} currency={currency} />,
              sortBy: (period) => period[figure][currency],
              exportText: (period) => exactWorth(period[figure], currency),
            },
          ]}
        />
      }
    />
  )
  if (!isPartial) return chart
  return (
    <Stack gap={8}>
      {chart}
      <Text size="sm" tone="warning">
        {t('info.chart.partial')}
      </Text>
    </Stack>
  )
}

/** Why there is nothing to draw. */
function NoHistory({ series }: { readonly series: Loadable<InfoSeries> }) {
  const { t } = useTranslation()
  if (series.status === 'loading') return <Skeleton width="100%" height={CHART_HEIGHT} />
  if (series.status === 'failed')
    return <EmptyState title={t('common.failed')} action={<RetryButton onRetry={series.retry} />} />
  return <EmptyState title={t('chart.empty')}>{t('info.chart.empty')}</EmptyState>
}
