import { Link } from 'react-router-dom'
import { transactionLink } from '@/config/explorer'
import { infoAccountPath } from '@/config/routes'
import type { InfoTransaction } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { isoTime } from '@/lib/duration'
import { shortenHex } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Figure } from '@/ui/Figure'
import { TimeAgo } from '@/widgets/figures/TimeAgo'
import { type DataColumn, DataTable, type MoreRows } from '@/widgets/table/DataTable'
import type { TableQuery } from '@/widgets/table/tableState'
import { sidesOf } from '../model/transactionRow'
import { exactWorth, type FigureCurrency } from '../model/worth'
import { WorthFigure } from './WorthFigure'

const DIGITS = 4
/** Of ten rows. */
const HEIGHT = '32rem'

export const PAGE_ROWS = 10
/** Ids of the columns that sort the table. */
export const transactionSorts = ['total', 'amountA', 'amountB', 'account', 'time'] as const

export interface TransactionTableProps {
  readonly caption: string
  readonly rows: Loadable<readonly InfoTransaction[]>
  readonly more: MoreRows | undefined
  readonly currency: FigureCurrency
  readonly query: TableQuery
  /** Name of the exported file, without its extension. */
  readonly exportName: string
}

/** Transactions of the exchange, with links to the block explorer and to all transactions of an account. */
export function TransactionTable({ caption, rows, more, currency, query, exportName }: TransactionTableProps) {
  const { t, locale } = useTranslation()
  const actionOf = (row: InfoTransaction) => {
    const [a, b] = sidesOf(row)
    return t(`info.action.${row.kind}`, { a: a.symbol, b: b.symbol })
  }
  const amountColumn = (id: 'amountA' | 'amountB', index: 0 | 1): DataColumn<InfoTransaction> => ({
    id,
    header: t(`info.${id}`),
    align: 'end',
    isHighestFirst: true,
    cell: (row) => {
      const { amount, symbol } = sidesOf(row)[index]
      return (
        <Figure isPlain unit={symbol} title={`${formatDecimal(amount, { locale })} ${symbol}`}>
          {formatDecimal(amount, { significant: DIGITS, locale })}
        </Figure>
      )
    },
    sortBy: (row) => sidesOf(row)[index].amount,
    exportText: (row) => {
      const { amount, symbol } = sidesOf(row)[index]
      return `${amount.toFixed()} ${symbol}`
    },
  })
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      empty={
        <EmptyState
          title={t('info.transactions.none')}
          action={
            more && (
              <Button isBusy={more.isLoading} onClick={more.onLoad}>
                {t('common.table.more')}
              </Button>
            )
          }
        />
      }
      failed={{ title: t('info.transactions.failed'), body: t('info.failed.body') }}
      height={HEIGHT}
      pageRows={PAGE_ROWS}
      more={more && { ...more, isPaged: true }}
      query={query}
      exportName={exportName}
      exportOnly={[
        { id: 'hash', header: t('info.hash'), textOf: ({ hash }) => hash },
        { id: 'pool', header: t('info.pool'), textOf: ({ pool }) => pool },
      ]}
      columns={[
        {
          id: 'action',
          header: t('info.action'),
          cell: (row) => <ExternalLink href={transactionLink(row.hash)}>{actionOf(row)}</ExternalLink>,
          exportText: actionOf,
        },
        {
          id: 'total',
          header: t('info.total'),
          align: 'end',
          isHighestFirst: true,
          cell: ({ total }) => <WorthFigure value={total} currency={currency} isPlain />,
          sortBy: ({ total }) => total[currency],
          exportText: ({ total }) => exactWorth(total, currency),
        },
        amountColumn('amountA', 0),
        amountColumn('amountB', 1),
        {
          id: 'account',
          header: t('info.account'),
          cell: ({ account }) =>
            account === undefined ? (
              <Absent reason={t('info.account.unknown')} />
            ) : (
              <Link to={infoAccountPath(account)} title={account}>
                {shortenHex(account)}
              </Link>
            ),
          sortBy: ({ account }) => account,
          exportText: ({ account }) => account ?? '',
        },
        {
          id: 'time',
          header: t('info.time'),
          align: 'end',
          isHighestFirst: true,
          cell: ({ timeSec }) => <TimeAgo timeSec={timeSec} />,
          sortBy: ({ timeSec }) => timeSec,
          exportText: ({ timeSec }) => isoTime(timeSec),
        },
      ]}
    />
  )
}
