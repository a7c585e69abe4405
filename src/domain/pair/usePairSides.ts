import { useMemo } from 'react'
import { useCall } from '@/hooks/useCalls'
import { useReading } from '@/hooks/useReading'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { PairSides } from './pair'
import { getPairCall, pairSidesReading } from './reads'

/** The pair of two different tokens at any factory, updated with each block; loading until both are chosen. */
export function usePairSides(
  factory: Address | undefined,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Loadable<PairSides> {
  const isAsked =
    factory !== undefined && tokenA !== undefined && tokenB !== undefined && !isSameAddress(tokenA, tokenB)
  const pairAddress = useCall(isAsked ? getPairCall(factory, [{ address: tokenA }, { address: tokenB }]) : undefined)
  const address = valueOf(pairAddress)
  const pair = useReading(
    useMemo(
      () => (isAsked && address !== undefined ? pairSidesReading(address, tokenA, tokenB) : undefined),
      [isAsked, address, tokenA, tokenB],
    ),
  )
  return pairAddress.status === 'failed' ? pairAddress : pair
}
