import type { ReactNode } from 'react'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { type DataColumn, DataTable } from '@/widgets/table/DataTable'
import { SortHeader } from '@/widgets/table/SortHeader'
import { type FarmEntry, type FarmSort, farmFinder } from '../farmFinder'
import { Apr, FarmName, OwnAmount } from './FarmCells'

/** The order of the list; `sort` is undefined for the list's own. */
export interface FarmOrder {
  readonly sort: FarmSort | undefined
  readonly isAscending: boolean
}

export interface FarmListProps {
  /** Read aloud; what the list holds. */
  readonly label: string
  readonly farms: readonly FarmEntry[]
  readonly renderDetails: (farm: FarmEntry) => ReactNode
}

export interface FarmTableProps extends FarmListProps {
  readonly order: FarmOrder
  readonly onSort: (order: FarmOrder) => void
}

interface FigureColumn {
  readonly id: string
  readonly header: TranslationKey
  /** Absent for a column that does not sort the list. */
  readonly sort?: FarmSort
  readonly cell: (farm: FarmEntry) => ReactNode
}

const figureColumns: readonly FigureColumn[] = [
  { id: 'apr', header: 'farms.apr', sort: 'apr', cell: ({ row }) => <Apr view={row.apr} /> },
  { id: 'earned', header: 'farms.earned', sort: 'earned', cell: ({ row }) => <OwnAmount view={row.earned} /> },
  { id: 'staked', header: 'farms.staked', cell: ({ row }) => <OwnAmount view={row.stake} /> },
  {
    id: 'liquidity',
    header: 'farms.liquidity',
    sort: 'liquidity',
    cell: ({ row }) => <LoadableFigure isPlain view={row.liquidity} />,
  },
  {
    id: 'multiplier',
    header: 'farms.multiplier',
    sort: 'multiplier',
    cell: ({ row }) => <LoadableFigure isPlain view={row.multiplier} />,
  },
]

/** Farms as a table, whose heads sort the list: the highest first, then the lowest. */
export function FarmTable({ label, farms, order, onSort, renderDetails }: FarmTableProps) {
  const { t } = useTranslation()
  const columnOf = ({ id, header, sort, cell }: FigureColumn): DataColumn<FarmEntry> => {
    const column = { id, header: t(header), align: 'end', cell } as const
    if (sort === undefined) return column
    const direction = order.sort !== sort ? 'none' : order.isAscending ? 'ascending' : 'descending'
    const turn = () => onSort({ sort, isAscending: direction === 'descending' })
    const head = <SortHeader name={t(header)} align="end" direction={direction} onPress={turn} />
    return { ...column, ariaSort: direction, head }
  }
  return (
    <DataTable
      caption={label}
      rows={ready(farms)}
      rowKey={farmFinder.idOf}
      empty={null}
      columns={[
        { id: 'name', header: t('farms.farm'), cell: ({ farm, row }) => <FarmName farm={farm} row={row} /> },
        ...figureColumns.map(columnOf),
      ]}
      details={{
        label: t('farms.details'),
        nameOf: ({ row }) => t('farms.detailsOf', { name: row.name }),
        contentOf: renderDetails,
      }}
    />
  )
}
