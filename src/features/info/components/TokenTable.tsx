import type { InfoToken } from '@/domain/exchange-info/model/info'
import { DayChange } from './DayChange'
import { type FigureColumn, FigureTable, type FigureTableProps, worthColumn } from './FigureTable'
import { TokenName } from './InfoNames'

const columns: readonly FigureColumn<InfoToken>[] = [
  worthColumn('price', 'info.price', ({ price }) => price, 'price'),
  {
    id: 'change',
    header: 'info.priceChange',
    valueOf: ({ priceChange }, currency) => priceChange[currency],
    cell: ({ priceChange }, currency) => <DayChange change={priceChange[currency]} isPlain />,
  },
  worthColumn('volume', 'info.volume24h', ({ volume24h }) => volume24h),
  worthColumn('liquidity', 'info.liquidity', ({ liquidity }) => liquidity),
]

/** Ids of the columns that sort the table. */
export const tokenSorts = ['name', ...columns.map(({ id }) => id)]

/** Tokens with price, volume and liquidity. */
export function TokenTable(props: FigureTableProps<InfoToken>) {
  return (
    <FigureTable
      {...props}
      kind="token"
      nameHeader="info.token"
      nameOf={({ symbol }) => symbol}
      nameCell={(token) => <TokenName token={token} />}
      failedTitle="info.tokens.failed"
      columns={columns}
    />
  )
}
