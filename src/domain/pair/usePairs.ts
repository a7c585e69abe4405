import { useMemo } from 'react'
import { useCalls } from '@/hooks/useCalls'
import { useCallsBlock } from '@/hooks/useCallsBlock'
import { LOADING, type Loadable } from '@/lib/loadable'
import { type Exchange, getExchange } from './exchange'
import type { Pair, TokenPair } from './pair'
import { pairAddress } from './pairAddress'
import { getPairCall, getReservesCall, isPairMissing, pairFrom } from './reads'

/** New pairs are rare; who makes one touches the factory. */
const BLOCKS_PER_ADDRESS = 20

export interface PairsOfBlock {
  /** In the order asked for. */
  readonly pairs: readonly Loadable<Pair | 'missing'>[]
  /** The oldest block that reserves are of; undefined before all are read, and where one could not be refreshed. */
  readonly blockNumber: number | undefined
}

/** Nothing where the network has no exchange. */
function onExchange<T>(
  tokenPairs: readonly TokenPair[],
  of: (exchange: Exchange, tokens: TokenPair, index: number) => T,
): readonly T[] {
  const at = getExchange()
  return at === undefined ? [] : tokenPairs.map((tokens, index) => of(at, tokens, index))
}

/**
 * Follows the exchange's pairs of some tokens, anew with each block, and says of which block they are; none where the
 * network has no exchange. Keep `tokenPairs` the same between renders.
 */
export function usePairsOfBlock(tokenPairs: readonly TokenPair[]): PairsOfBlock {
  const addresses = useCalls(
    useMemo(() => onExchange(tokenPairs, ({ factory }, tokens) => getPairCall(factory, tokens)), [tokenPairs]),
    { blocksPerFetch: BLOCKS_PER_ADDRESS },
  )
  // Asked for together with the addresses, which follow from the tokens.
  const reservesCalls = useMemo(
    () =>
      onExchange(tokenPairs, (at, tokens, index) =>
        isPairMissing(addresses[index] ?? LOADING) ? undefined : getReservesCall(pairAddress(at, ...tokens)),
      ),
    [tokenPairs, addresses],
  )
  const reserves = useCalls(reservesCalls)
  const blockNumber = useCallsBlock(reservesCalls)
  const pairs = useMemo(
    () =>
      onExchange(tokenPairs, (at, tokens, index) =>
        pairFrom(at.fee, tokens, addresses[index] ?? LOADING, reserves[index] ?? LOADING),
      ),
    [tokenPairs, addresses, reserves],
  )
  return useMemo(() => ({ pairs, blockNumber }), [pairs, blockNumber])
}

/**
 * Follows the exchange's pairs of some tokens, anew with each block; 'missing' where there is none. Keep `tokenPairs`
 * the same between renders.
 */
export function usePairs(tokenPairs: readonly TokenPair[]): readonly Loadable<Pair | 'missing'>[] {
  return usePairsOfBlock(tokenPairs).pairs
}
