import { useCallback, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import type { Address } from '@/lib/hex'
import { pairKept } from '@/store/user/userSlice'
import { type TokenAddressPair, userAddressPairs, userPair } from './userPairs'

export interface UserPairs {
  readonly tokenPairs: readonly TokenAddressPair[]
  /** Imports or removes the pool of two tokens; a no-op for identical tokens. */
  readonly keep: (a: Address, b: Address, isKept: boolean) => void
}

/** Pools that the user imported on this chain. */
export function useUserPairs(): UserPairs {
  const { chainId } = getDeployment()
  const dispatch = useAppDispatch()
  const pairs = useAppSelector((state) => state.user.pairs)
  const tokenPairs = useMemo(() => userAddressPairs(pairs, chainId), [pairs, chainId])
  const keep = useCallback(
    (a: Address, b: Address, isKept: boolean) => {
      const pair = userPair({ chainId, address: a }, { chainId, address: b })
      if (pair !== undefined) dispatch(pairKept({ pair, isKept }))
    },
    [dispatch, chainId],
  )
  return useMemo(() => ({ tokenPairs, keep }), [tokenPairs, keep])
}
