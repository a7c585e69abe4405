import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import type { TableFileColumn } from '@/lib/tableFile'
import { Button } from '@/ui/Button'
import { ChevronDownIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Table, type TableColumn } from '@/ui/Table'
import { theme } from '@/ui/theme'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { RetryButton } from '../figures/RetryButton'
import { pageOf, sortRows, type TableOrder, type TableValue } from './model/tableRows'
import { SortHeader } from './SortHeader'
import { TableExport } from './TableExport'
import { TablePages } from './TablePages'
import { TableSort } from './TableSort'
import type { TableQuery, TableState } from './tableState'

const PAGE_ROWS = 25

/** Between a phone's cards and a wide table there is no room for it. */
const DetailsLabel = styled.span`
  ${theme.media.tablet} {
    ${theme.media.compact} {
      display: none;
    }
  }
`
const Turn = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
`

export interface DataColumn<Row> extends TableColumn<Row> {
  /** What the rows can be sorted by; a column without it stays as it is. */
  readonly sortBy?: (row: Row) => TableValue
  /** The first press sorts the highest first. */
  readonly isHighestFirst?: boolean
  /** The cell in the export, with every digit; a column without it is left out. */
  readonly exportText?: (row: Row) => string
}

/** What a list has beyond the rows at hand. */
export interface MoreRows {
  readonly isLoading: boolean
  /** Whether the last attempt to load them failed. */
  readonly hasFailed: boolean
  readonly onLoad: () => void
  /** Whether the rows at hand are paged all the same; the button then stands below the last page. */
  readonly isPaged?: boolean
}

/** What opens below a row. */
export interface RowDetails<Row> {
  /** On the button of the row. */
  readonly label: string
  /** Names the button with its row. */
  readonly nameOf: (row: Row) => string
  /** Undefined for a row without a button. */
  readonly contentOf: (row: Row) => ReactNode | undefined
}

export interface DataTableProps<Row> {
  /** Read aloud; what the table holds. */
  readonly caption: string
  /** The first column names its row. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: Loadable<readonly Row[]>
  /** Rows that sum up the others: below them, in no other order, and in no file. */
  readonly totals?: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Stands in place of a table without rows. */
  readonly empty: ReactNode
  /** What is said of rows that could not be read. */
  readonly failed?: { readonly title: string; readonly body?: string }
  /** CSS length of the usual table, for the skeleton. */
  readonly height?: string
  /** Order and page where they are kept outside, such as in the URL; by default the table keeps them. */
  readonly query?: TableQuery
  /** How many rows a page has, or how many are shown first where `isOnePage`. */
  readonly pageRows?: number
  /** Shows all other rows on demand, below the first ones. */
  readonly isOnePage?: boolean
  /** Loads more rows below those at hand, which then all stand on one page unless `isPaged`. Undefined where there are no more. */
  readonly more?: MoreRows | undefined
  readonly isDense?: boolean
  readonly onPhone?: 'cards' | 'scroll'
  readonly details?: RowDetails<Row> | undefined
  /** Offers the rows as CSV and JSON, in a file of this name without its extension. */
  readonly exportName?: string
  /** Columns of the export that the table does not show. */
  readonly exportOnly?: readonly TableFileColumn<Row>[]
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
export function DataTable<Row>({ rows, empty, failed, height = '8rem', ...table }: DataTableProps<Row>) {
  const { t } = useTranslation()
  if (rows.status === 'loading') return <Skeleton width="100%" height={height} />
  if (rows.status === 'failed')
    return (
      <Notice tone="bad" title={failed?.title ?? t('common.failed')} action={<RetryButton onRetry={rows.retry} />}>
        {failed?.body}
      </Notice>
    )
  return rows.value.length === 0 && (table.totals ?? []).length === 0 ? (
    empty
  ) : (
    <SortedTable rows={rows.value} {...table} />
  )
}

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty' | 'failed' | 'height'> {
  readonly rows: readonly Row[]
}

function SortedTable<Entry>({
  columns,
  rows,
  pageRows = PAGE_ROWS,
  isOnePage = false,
  more,
  onPhone = 'cards',
  exportName,
  exportOnly = [],
  details,
  query,
  ...table
}: SortedTableProps<Entry>) {
  const { t, locale } = useTranslation()
  const [openKeys, setOpenKeys] = useState<readonly string[]>([])
  const detailsId = useId()
  const idOf = (key: string) => `${detailsId}${key.replace(/\s/g, '-')}`
  const [own, setOwn] = useState<TableState>({ order: undefined, page: 0 })
  const { order, page } = query ?? own
  const change = query?.change ?? setOwn
  const [isWhole, setIsWhole] = useState(false)
  const sortBy = columns.find(({ id }) => id === order?.id)?.sortBy
  const sorted = order === undefined || sortBy === undefined ? rows : sortRows(rows, sortBy, order.isAscending, locale)
  const isPaged = !isOnePage && (more === undefined || more.isPaged === true)
  const isUncut = isWhole || (more !== undefined && !isPaged)
  const shown = pageOf(sorted, isPaged ? page : 0, isUncut ? Infinity : pageRows)
  const canLoad = more !== undefined && (!isPaged || shown.page === shown.pageCount - 1)
  const sort = (next: TableOrder | undefined) => change({ order: next, page: 0 })
  const headOf = ({ id, header, align = 'start', isHighestFirst = false }: DataColumn<Entry>) => {
    const direction = order?.id === id ? (order.isAscending ? 'ascending' : 'descending') : 'none'
    const isAscending = isHighestFirst ? direction === 'descending' : direction !== 'ascending'
    const turn = () => sort({ id, isAscending })
    const head = <SortHeader name={header} align={align} direction={direction} onPress={turn} />
    return { ariaSort: direction, head } as const
  }
  const detailsColumn = ({ label, nameOf, contentOf }: RowDetails<Entry>): TableColumn<Entry> => ({
    id: 'details',
    header: label,
    head: <VisuallyHidden>{label}</VisuallyHidden>,
    align: 'end',
    isAct: true,
    cell: (row) => {
      const key = table.rowKey(row)
      const isOpen = openKeys.includes(key)
      return (
        contentOf(row) !== undefined && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={nameOf(row)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? idOf(key) : undefined}
            onClick={() => setOpenKeys(isOpen ? openKeys.filter((open) => open !== key) : [...openKeys, key])}
          >
            <DetailsLabel>{label}</DetailsLabel>
            <Turn $isOpen={isOpen}>
              <ChevronDownIcon size="1em" />
            </Turn>
          </Button>
        )
      )
    },
  })
  const detailsOf = (row: Entry) => {
    const key = table.rowKey(row)
    const content = openKeys.includes(key) ? details?.contentOf(row) : undefined
    return content === undefined ? undefined : { id: idOf(key), content }
  }
  return (
    <Stack gap={12}>
      {onPhone === 'cards' && rows.length > 1 && (
        <TableSort columns={columns.filter((column) => column.sortBy !== undefined)} order={order} onChange={sort} />
      )}
      <Table
        {...table}
        rows={shown.rows}
        onPhone={onPhone}
        columns={[
          ...columns.map((column) => (column.sortBy === undefined ? column : { ...column, ...headOf(column) })),
          ...(details === undefined ? [] : [detailsColumn(details)]),
        ]}
        detailsOf={detailsOf}
      />
      {isPaged && shown.pageCount > 1 && (
        <TablePages
          label={table.caption}
          page={shown.page}
          pageCount={shown.pageCount}
          onChange={(next) => change({ order, page: next })}
        />
      )}
      {isOnePage && rows.length > pageRows && (
        <Button isFullWidth aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('common.table.less') : t('common.table.all', { count: rows.length })}
        </Button>
      )}
      {canLoad && more.hasFailed && <Notice tone="bad" title={t('common.failed')} />}
      {canLoad && (
        <Button isFullWidth isBusy={more.isLoading} onClick={more.onLoad}>
          {t(more.hasFailed ? 'common.retry' : 'common.table.more')}
        </Button>
      )}
      {exportName !== undefined && (
        <TableExport
          getFile={async (format) => {
            const { toTableFile } = await import('@/lib/tableFile')
            const exported = columns.flatMap(({ id, header, exportText }) =>
              exportText === undefined ? [] : [{ id, header, textOf: exportText }],
            )
            return { name: exportName, text: toTableFile(format, [...exported, ...exportOnly], sorted) }
          }}
        />
      )}
    </Stack>
  )
}
