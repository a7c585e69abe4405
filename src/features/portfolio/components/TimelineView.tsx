import { useMemo } from 'react'
import { transactionLink } from '@/config/explorer'
import type { DatedEntry, PositionTimeline } from '@/domain/vault/history/positionTimeline'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import { formatToken } from '@/lib/figureFormat'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { DataTable } from '@/widgets/table/DataTable'
import { changeText, valuePoints } from '../model/timelineView'
import { ShownFigure } from './PositionCells'

const SHOWN_ROWS = 10

interface Row extends DatedEntry {
  readonly key: string
}

export interface TimelineViewProps {
  readonly timeline: Loadable<PositionTimeline>
  /** The token of the vault. */
  readonly symbol: string
  readonly decimals: number
  readonly nowSec: number
}

/** What a position was worth over time, and each deposit, withdrawal and compound. */
export function TimelineView({ timeline, symbol, decimals, nowSec }: TimelineViewProps) {
  const { t, locale } = useTranslation()
  const units = useMemo(() => ({ symbol, decimals, locale }), [symbol, decimals, locale])
  const known = valueOf(timeline)
  const points = useMemo(() => known && valuePoints(known.entries, units), [known, units])
  const unknown = (
    <Text as="span" size="sm" tone="muted">
      {t('portfolio.unknown')}
    </Text>
  )
  return (
    <Stack gap={24}>
      {points !== undefined && (
        <TimeChart title={t('portfolio.history.value', { asset: symbol })} points={points} nowSec={nowSec} />
      )}
      <Stack gap={12}>
        <Heading level={3} size="md">
          {t('portfolio.history.events')}
        </Heading>
        <DataTable
          caption={t('portfolio.history.events')}
          rows={mapLoadable(timeline, ({ entries }) => newestFirst(entries))}
          rowKey={({ key }) => key}
          height="20rem"
          pageRows={SHOWN_ROWS}
          isDense
          exportName="history"
          failed={{ title: t('common.failed'), body: t('portfolio.history.failed') }}
          empty={
            <Text tone="muted" size="sm">
              {t('portfolio.history.none')}
            </Text>
          }
          columns={[
            {
              id: 'time',
              header: t('chart.time'),
              cell: ({ timeSec, transactionHash }) =>
                transactionHash === undefined ? (
                  formatTime(timeSec, locale)
                ) : (
                  <ExternalLink href={transactionLink(transactionHash)}>{formatTime(timeSec, locale)}</ExternalLink>
                ),
              sortBy: ({ timeSec }) => timeSec,
              exportText: ({ timeSec }) => isoTime(timeSec),
            },
            {
              id: 'kind',
              header: t('portfolio.history.kind'),
              cell: (entry) => kindText(entry),
              sortBy: (entry) => kindText(entry),
              exportText: ({ kind }) => kind,
            },
            {
              id: 'change',
              header: t('portfolio.history.change'),
              align: 'end',
              cell: (entry) =>
                entry.amount === undefined ? unknown : <ShownFigure figure={changeText(entry, units)} />,
              exportText: ({ amount }) => (amount === undefined ? '' : toAmountText(amount, decimals)),
            },
            {
              id: 'value',
              header: t('portfolio.history.after'),
              align: 'end',
              cell: ({ value }) =>
                value === undefined ? unknown : <ShownFigure figure={formatToken(value, decimals, symbol, locale)} />,
              exportText: ({ value }) => (value === undefined ? '' : toAmountText(value, decimals)),
            },
          ]}
        />
        {known?.cut !== undefined && (
          <Text tone="muted" size="sm">
            {t('portfolio.history.cut', { time: formatTime(known.cut.timeSec, locale) })}
          </Text>
        )}
      </Stack>
      {points !== undefined && points.length > 1 && <ChartLicense />}
    </Stack>
  )

  function kindText({ kind, count }: DatedEntry): string {
    return kind === 'compound' ? t('portfolio.history.compound', { count }) : t(`portfolio.history.${kind}`)
  }
}

function newestFirst(entries: readonly DatedEntry[]): readonly Row[] {
  return entries.map((entry, index) => ({ ...entry, key: String(index) })).reverse()
}
