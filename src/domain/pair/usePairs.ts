import { useMemo } from 'react'
import { useCalls } from '@/hooks/useCalls'
import { useCallsBlock } from '@/hooks/useCallsBlock'
import { LOADING, type Loadable } from '@/lib/loadable'
import { type Exchange, getExchange } from './exchange'
import type { Pair, TokenPair } from './pair'
import { pairAddress } from './pairAddress'
import { getPairCall, getReservesCall, isPairMissing, pairFrom } from './reads'

/** New pairs are rare, and creating one refreshes the factory. */
const BLOCKS_PER_ADDRESS = 20

export interface PairsOfBlock {
  /** In the requested order. */
  readonly pairs: readonly Loadable<Pair | 'missing'>[]
  /** The oldest block of the reserves; undefined until all are read, or if one is stale. */
  readonly blockNumber: number | undefined
}

/** Empty without an exchange. */
function onExchange<T>(
  tokenPairs: readonly TokenPair[],
  of: (exchange: Exchange, tokens: TokenPair, index: number) => T,
): readonly T[] {
  const at = getExchange()
  return at === undefined ? [] : tokenPairs.map((tokens, index) => of(at, tokens, index))
}

/**
 * The exchange's pairs with the block of their reserves, updated with each block; empty without an exchange.
 * `tokenPairs` must be referentially stable.
 */
export function usePairsOfBlock(tokenPairs: readonly TokenPair[]): PairsOfBlock {
  const addresses = useCalls(
    useMemo(() => onExchange(tokenPairs, ({ factory }, tokens) => getPairCall(factory, tokens)), [tokenPairs]),
    { blocksPerFetch: BLOCKS_PER_ADDRESS },
  )
  // Requested together with the addresses, which follow from the tokens.
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
 * The exchange's pairs, updated with each block; 'missing' if there is none. `tokenPairs` must be referentially stable.
 */
export function usePairs(tokenPairs: readonly TokenPair[]): readonly Loadable<Pair | 'missing'>[] {
  return usePairsOfBlock(tokenPairs).pairs
}
