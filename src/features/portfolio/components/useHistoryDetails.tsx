import { Suspense } from 'react'
import type { EventSource } from '@/domain/vault/history/positionHistory'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { RowDetails } from '@/widgets/table/DataTable'
import type { PositionName } from '../model/position'

const PositionHistory = lazyPart(
  async () => (await import('../containers/PositionHistory')).PositionHistory,
  ['portfolio', 'chart'],
)

/** The history that opens below a position's row; its code comes when the first one is opened. */
export function useHistoryDetails<Row>(
  account: Address,
  positionOf: (row: Row) => PositionName & { readonly source?: EventSource },
): RowDetails<Row> {
  const { t } = useTranslation()
  return {
    label: t('portfolio.history'),
    nameOf: (row) => {
      const { name, protocol } = positionOf(row)
      return t('portfolio.history.of', { name: protocol === undefined ? name : `${name} ${protocol}` })
    },
    contentOf: (row) => {
      const { source, symbol, decimals } = positionOf(row)
      return (
        source && (
          <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
            <PositionHistory source={source} symbol={symbol} decimals={decimals} account={account} />
          </Suspense>
        )
      )
    },
  }
}
