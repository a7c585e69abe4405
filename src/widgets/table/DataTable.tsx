import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Table, type TableColumn } from '@/ui/Table'
import { RetryButton } from '../figures/RetryButton'
import { pageOf, sortRows, type TableOrder, type TableValue } from './model/tableRows'
import { SortHeader } from './SortHeader'
import { TableExport } from './TableExport'
import { TablePages } from './TablePages'
import { TableSort } from './TableSort'

const PAGE_ROWS = 25

export interface DataColumn<Row> extends TableColumn<Row> {
  /** What the rows can be sorted by; a column without it stays as it is. */
  readonly sortBy?: (row: Row) => TableValue
  /** The cell in the export, with every digit; a column without it is left out. */
  readonly exportText?: (row: Row) => string
}

export interface DataTableProps<Row> {
  /** Read aloud; what the table holds. */
  readonly caption: string
  /** The first column names its row. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: Loadable<readonly Row[]>
  readonly rowKey: (row: Row) => string
  /** Stands in place of a table without rows. */
  readonly empty: ReactNode
  readonly pageRows?: number
  readonly onPhone?: 'cards' | 'scroll'
  /** Offers the rows as CSV, in a file of this name without its extension. */
  readonly exportName?: string
}

/**
 * A table that is sorted, paged and exported, and says that it loads, is empty or could not be read.
 * @example
 * <DataTable caption={t('farms.title')} rows={farms} rowKey={({ id }) => id} exportName="farms"
 *   empty={<EmptyState title={t('farms.none')} />}
 *   columns={[
 *     { id: 'name', header: t('farms.name'), cell: ({ name }) => name, sortBy: ({ name }) => name, exportText: ({ name }) => name },
 *     { id: 'apr', header: t('farms.apr'), align: 'end', cell: AprCell, sortBy: ({ apr }) => apr },
 *   ]} />
 */
export function DataTable<Row>({ rows, empty, ...table }: DataTableProps<Row>) {
  const { t } = useTranslation()
  if (rows.status === 'loading') return <Skeleton width="100%" height="8rem" />
  if (rows.status === 'failed')
    return <Notice tone="bad" title={t('common.failed')} action={<RetryButton onRetry={rows.retry} />} />
  return rows.value.length === 0 ? empty : <SortedTable rows={rows.value} {...table} />
}

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty'> {
  readonly rows: readonly Row[]
}

function SortedTable<Entry>({
  caption,
  columns,
  rows,
  rowKey,
  pageRows = PAGE_ROWS,
  onPhone = 'cards',
  exportName,
}: SortedTableProps<Entry>) {
  const { locale } = useTranslation()
  const [order, setOrder] = useState<TableOrder>()
  const [page, setPage] = useState(0)
  const sortBy = columns.find(({ id }) => id === order?.id)?.sortBy
  const sorted = order === undefined || sortBy === undefined ? rows : sortRows(rows, sortBy, order.isAscending, locale)
  const shown = pageOf(sorted, page, pageRows)
  const sort = (next: TableOrder | undefined) => {
    setOrder(next)
    setPage(0)
  }
  const headOf = ({ id, header }: DataColumn<Entry>) => {
    const direction = order?.id === id ? (order.isAscending ? 'ascending' : 'descending') : 'none'
    const turn = () => sort({ id, isAscending: direction !== 'ascending' })
    return { ariaSort: direction, head: <SortHeader name={header} direction={direction} onPress={turn} /> } as const
  }
  const exported = columns.flatMap(({ header, exportText }) =>
    exportText === undefined ? [] : [{ header, exportText }],
  )
  return (
    <Stack gap={12}>
      {onPhone === 'cards' && (
        <TableSort columns={columns.filter((column) => column.sortBy !== undefined)} order={order} onChange={sort} />
      )}
      <Table
        caption={caption}
        rows={shown.rows}
        rowKey={rowKey}
        onPhone={onPhone}
        columns={columns.map((column) => (column.sortBy === undefined ? column : { ...column, ...headOf(column) }))}
      />
      {shown.pageCount > 1 && (
        <TablePages label={caption} page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
      {exportName !== undefined && (
        <Row>
          <TableExport
            fileName={exportName}
            getRows={() => [
              exported.map(({ header }) => header),
              ...sorted.map((row) => exported.map(({ exportText }) => exportText(row))),
            ]}
          />
        </Row>
      )}
    </Stack>
  )
}
