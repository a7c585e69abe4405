import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { pairAddress } from '@/domain/pair/pairAddress'
import { useUserPairs } from '@/domain/pair/useUserPairs'
import { useAppSelector } from '@/hooks/storeHooks'
import type { Address } from '@/lib/hex'
import type { AddedToken } from '@/store/lists/listsSlice'

const NONE: readonly AddedToken[] = []

export interface SavedInfo {
  readonly tokens: readonly Address[]
  readonly pools: readonly Address[]
}

/** The tokens and pools that the user imported for swaps and liquidity, latest first. */
export function useSavedInfo(): SavedInfo {
  const added = useAppSelector((state) => state.lists.addedTokens[getDeployment().chainId] ?? NONE)
  const { tokenPairs } = useUserPairs()
  return useMemo(() => {
    const exchange = getExchange()
    return {
      tokens: added.map(({ address }) => address).reverse(),
      pools:
        exchange === undefined
          ? []
          : tokenPairs.map(([a, b]) => pairAddress(exchange, { address: a }, { address: b })).reverse(),
    }
  }, [added, tokenPairs])
}
