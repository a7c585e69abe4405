import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import type { ClosedPositions } from '../hooks/useClosedPositions'
import { type ClosedFigures, closedFigures } from '../model/figures'
import type { ClosedPosition } from '../model/position'
import { FigureCell, NameCell, ShownFigure } from './PositionCells'
import { SectionCard } from './SectionCard'
import { useHistoryDetails } from './useHistoryDetails'

interface Row {
  readonly position: ClosedPosition
  readonly figures: ClosedFigures
}

const SHOWN_ROWS = 6

export interface ClosedSectionProps {
  readonly closed: Loadable<ClosedPositions>
  readonly account: Address
}

/** The vaults that an account has left, from their events. */
export function ClosedSection({ closed, account }: ClosedSectionProps) {
  const { t, locale } = useTranslation()
  const details = useHistoryDetails(account, ({ position }: Row) => position)
  const rows = mapLoadable(closed, ({ positions }) =>
    positions.map((position) => ({ position, figures: closedFigures(position, locale) })),
  )
  const known = valueOf(closed)
  return (
    <SectionCard id="closed" count={known?.positions.length ?? 0}>
      <DataTable
        caption={t('portfolio.group.closed')}
        rows={rows}
        rowKey={({ position }) => position.id}
        height="5rem"
        pageRows={SHOWN_ROWS}
        isOnePage
        failed={{ title: t('common.failed'), body: t('portfolio.closed.failed.body') }}
        empty={
          <Text tone="muted" size="sm">
            {t('portfolio.closed.none')}
          </Text>
        }
        details={details}
        columns={[
          {
            id: 'position',
            header: t('portfolio.column.position'),
            cell: ({ position }) => <NameCell position={position} />,
            sortBy: ({ position }) => position.name,
          },
          {
            id: 'closed',
            header: t('portfolio.column.closed'),
            cell: ({ position: { closedSec } }) =>
              closedSec === undefined ? t('portfolio.unknown') : formatTime(closedSec, locale),
            sortBy: ({ position }) => position.closedSec,
          },
          {
            id: 'deposited',
            header: t('portfolio.column.deposited'),
            align: 'end',
            cell: ({ figures }) => <ShownFigure figure={figures.deposited} />,
          },
          {
            id: 'withdrawn',
            header: t('portfolio.column.withdrawn'),
            align: 'end',
            cell: ({ figures }) => <ShownFigure figure={figures.withdrawn} />,
          },
          {
            id: 'profit',
            header: t('portfolio.column.profit'),
            align: 'end',
            cell: ({ figures }) => <FigureCell figure={figures.profit} absent={t('portfolio.notReported')} />,
            sortBy: ({ position: { profit } }) => valueOf(profit)?.usd,
          },
        ]}
      />
      {known?.positions.some(({ hasTransfers }) => hasTransfers) === true && (
        <Text tone="muted" size="sm">
          {t('portfolio.transfers')}
        </Text>
      )}
      {known?.cut !== undefined && (
        <Text tone="muted" size="sm">
          {t('portfolio.closed.cut', { time: formatTime(known.cut.timeSec, locale) })}
        </Text>
      )}
    </SectionCard>
  )
}
