import { useMemo } from 'react'
import { callReading, combineReadings, constantReading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { getDeployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import type { Loadable } from '@/lib/loadable'
import type { Currency } from './currency'
import { nativeBalanceReading, tokenBalanceReading } from './reads'

export interface CurrencyBalance {
  readonly wei: bigint
  readonly decimals: number
}

/**
 * The connected account's balance; loading without an account or currency. The decimals are read from the chain, except
 * for deployed tokens.
 */
export function useCurrencyBalance(
  currency: Pick<Currency, 'address' | 'decimals' | 'source'> | undefined,
): Loadable<CurrencyBalance> {
  const account = useAccount()
  const { address, decimals = 0 } = currency ?? {}
  const isTrusted = address === 'native' || currency?.source?.kind === 'deployment'
  const reading = useMemo(() => {
    if (account === undefined || address === undefined) return undefined
    const balance =
      address === 'native' ? nativeBalanceReading(getDeployment(), account) : tokenBalanceReading(address, account)
    if (balance === undefined) return undefined
    const own = isTrusted ? constantReading(BigInt(decimals)) : callReading(erc20Contract(address).decimals())
    return combineReadings([balance, own], (wei, digits): CurrencyBalance => ({ wei, decimals: Number(digits) }))
  }, [account, address, decimals, isTrusted])
  return useReading(reading)
}
