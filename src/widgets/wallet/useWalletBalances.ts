import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { tokenBalanceReading } from '@/domain/token/reads'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** At this or less native coin, in base units (2 gwei), nothing can be paid for. */
const LOW_BALANCE_WEI = 2_000_000_000n

/** Whether a balance of CRO pays for no transaction; false while it is not known. */
export function isLowBalance(balance: Loadable<bigint>): boolean {
  return 'value' in balance && balance.value <= LOW_BALANCE_WEI
}

/** What the account holds of the product's token; undefined where this network has none. */
export function useProductBalance(account: Address): Loadable<bigint> | undefined {
  const { product } = getDeployment().contracts
  const balance = useReading(
    useMemo(() => (product === undefined ? undefined : tokenBalanceReading(product, account)), [product, account]),
  )
  return product === undefined ? undefined : balance
}
