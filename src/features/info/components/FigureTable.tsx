import type { ReactNode } from 'react'
import type { InfoDoubt, Worth } from '@/domain/exchange-info/model/info'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type DataColumn, DataTable } from '@/widgets/table/DataTable'
import type { TableQuery } from '@/widgets/table/tableState'
import type { Watchable } from '../hooks/useWatchlist'
import type { FigureCurrency, WorthForm } from '../model/worth'
import { WatchStar } from './WatchStar'
import { WorthFigure } from './WorthFigure'

/** What the rows of both tables have. */
interface FigureRow {
  readonly address: Address
  readonly doubts: readonly InfoDoubt[]
}

/** A column of figures, sorted from the highest. */
export interface FigureColumn<Row> {
  readonly id: string
  readonly header: TranslationKey
  readonly valueOf: (row: Row, currency: FigureCurrency) => Decimal | undefined
  readonly cell: (row: Row, currency: FigureCurrency) => ReactNode
}

/** A column of values in the chosen currency. */
export function worthColumn<Row>(
  id: string,
  header: TranslationKey,
  pick: (row: Row) => Worth,
  form?: WorthForm,
): FigureColumn<Row> {
  return {
    id,
    header,
    valueOf: (row, currency) => pick(row)[currency],
    cell: (row, currency) => <WorthFigure value={pick(row)} currency={currency} isPlain {...(form && { form })} />,
  }
}

/** What a table of tokens or pools is given. */
export interface FigureTableProps<Row> {
  readonly caption: string
  readonly rows: Loadable<readonly Row[]>
  readonly currency: FigureCurrency
  readonly query: TableQuery
  readonly pageRows: number
  /** Stands in place of a table without rows. */
  readonly empty: ReactNode
  /** Name of the exported file, without its extension. */
  readonly exportName: string
}

interface FigureTableParts<Row> extends FigureTableProps<Row> {
  readonly kind: Watchable
  /** The name of a row in words. */
  readonly nameOf: (row: Row) => string
  readonly nameHeader: TranslationKey
  readonly nameCell: (row: Row) => ReactNode
  readonly failedTitle: TranslationKey
  readonly columns: readonly FigureColumn<Row>[]
}

/** Rows of figures with stars. Figures that can't be trusted are neither shown nor ranked. */
export function FigureTable<Row extends FigureRow>({
  kind,
  nameOf,
  nameHeader,
  nameCell,
  failedTitle,
  columns,
  currency,
  ...table
}: FigureTableParts<Row>) {
  const { t } = useTranslation()
  const isTrusted = ({ doubts }: Row) => doubts.length === 0
  const columnOf = ({ id, header, valueOf, cell }: FigureColumn<Row>): DataColumn<Row> => ({
    id,
    header: t(header),
    align: 'end',
    isHighestFirst: true,
    cell: (row) => (isTrusted(row) ? cell(row, currency) : <Absent reason={t('info.unverified')} />),
    sortBy: (row) => (isTrusted(row) ? valueOf(row, currency) : undefined),
    exportText: (row) => (isTrusted(row) ? (valueOf(row, currency)?.toFixed() ?? '') : ''),
  })
  return (
    <DataTable
      {...table}
      rowKey={({ address }) => address}
      failed={{ title: t(failedTitle), body: t('info.failed.body') }}
      height={`${table.pageRows * 3.5}rem`}
      exportOnly={[{ id: 'address', header: t('info.address'), textOf: ({ address }) => address }]}
      columns={[
        { id: 'name', header: t(nameHeader), cell: nameCell, sortBy: nameOf, exportText: nameOf },
        ...columns.map(columnOf),
        {
          id: 'watch',
          header: t('info.watchlist'),
          head: <VisuallyHidden>{t('info.watchlist')}</VisuallyHidden>,
          align: 'end',
          isAct: true,
          cell: (row) => <WatchStar kind={kind} address={row.address} name={nameOf(row)} />,
        },
      ]}
    />
  )
}
