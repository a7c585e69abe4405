import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Offerings } from '@/domain/ifo/offering'
import { type SaleReads, useActiveProfile, useSales } from '@/domain/ifo/useSales'
import { lpPriceReading } from '@/domain/price/reads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, ready } from '@/lib/loadable'

/** What all sales of the page share. */
export interface IfoReads {
  readonly offerings: Offerings
  readonly account: Address | undefined
  readonly sales: readonly SaleReads[]
  /** Of the account; loading without one. */
  readonly hasProfile: Loadable<boolean>
  /** LP tokens of the account, base units; loading without one. */
  readonly balance: Loadable<bigint>
  /** USD per LP token. */
  readonly lpPrice: Loadable<Decimal | undefined>
}

const NO_PRICE: Loadable<Decimal | undefined> = ready(undefined)

/** Everything that the page reads with each block, in the multicall of all. */
export function useIfo(offerings: Offerings): IfoReads {
  const account = useAccount()
  const sales = useSales(offerings, account)
  const hasProfile = useActiveProfile(offerings, account)
  const balance = useCurrencyBalance(offerings.lpToken)
  const { lpToken, lpSymbols } = offerings
  const price = useReading(
    useMemo(
      () => (lpSymbols === undefined ? undefined : lpPriceReading(getDeployment(), lpToken.address, lpSymbols)),
      [lpToken, lpSymbols],
    ),
  )
  return useMemo(
    () => ({
      offerings,
      account,
      sales,
      hasProfile,
      balance: account === undefined ? LOADING : mapLoadable(balance, ({ wei }) => wei),
      lpPrice: lpSymbols === undefined ? NO_PRICE : price,
    }),
    [offerings, account, sales, hasProfile, balance, lpSymbols, price],
  )
}
