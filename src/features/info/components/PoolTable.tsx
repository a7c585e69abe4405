import type { InfoPool } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { Absent } from '@/ui/Absent'
import { Figure } from '@/ui/Figure'
import { poolName } from '../model/names'
import { type FigureColumn, FigureTable, type FigureTableProps, worthColumn } from './FigureTable'
import { PoolName } from './InfoNames'

/** What the fees of 24 hours are in a year; a dash if it is not known. @param apr 1 = 100 % */
function FeeApr({ apr }: { readonly apr: Decimal | undefined }) {
  const { t, locale } = useTranslation()
  if (apr === undefined) return <Absent reason={t('info.unknown')} />
  const { text, full, unit } = formatRate(apr, locale)
  return (
    <Figure isPlain title={full} {...(unit !== undefined && { unit })}>
      {text}
    </Figure>
  )
}

const columns: readonly FigureColumn<InfoPool>[] = [
  worthColumn('volume', 'info.volume24h', ({ volume24h }) => volume24h),
  worthColumn('week', 'info.volume7d', ({ volume7d }) => volume7d),
  worthColumn('fees', 'info.fees24h', ({ fees24h }) => fees24h),
  {
    id: 'apr',
    header: 'info.feeApr',
    valueOf: ({ feeApr }) => feeApr,
    cell: ({ feeApr }) => <FeeApr apr={feeApr} />,
  },
  worthColumn('liquidity', 'info.liquidity', ({ liquidity }) => liquidity),
]

/** Ids of the columns that sort the table. */
export const poolSorts = ['name', ...columns.map(({ id }) => id)]

/** Pools with volume, fees and liquidity. */
export function PoolTable(props: FigureTableProps<InfoPool>) {
  return (
    <FigureTable
      {...props}
      kind="pool"
      nameHeader="info.pool"
      nameOf={poolName}
      nameCell={(pool) => <PoolName pool={pool} />}
      failedTitle="info.pools.failed"
      columns={columns}
    />
  )
}
