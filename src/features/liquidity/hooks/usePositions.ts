import { useMemo } from 'react'
import { erc20Contract } from '@/chain/contracts/erc20'
import { type ExistingPair, existingPairsReading } from '@/domain/pair/reads'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import { useCalls } from '@/hooks/useCalls'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

/** A pool in which the account holds LP tokens. */
export interface Position {
  readonly tokenPair: TokenAddressPair
  readonly pool: Address
  readonly heldWei: bigint
}

/** New pools are rare and pools are never removed. */
const BLOCKS_PER_FETCH = 100

/**
 * The account's positions in the pools of the given token pairs, updated at each block. @param account loading without
 * an account
 */
export function usePositions(
  factory: Address | undefined,
  tokenPairs: readonly TokenAddressPair[],
  account: Address | undefined,
): Loadable<readonly Position[]> {
  const found = useReading(
    useMemo(
      () => (factory === undefined || account === undefined ? undefined : existingPairsReading(factory, tokenPairs)),
      [factory, account, tokenPairs],
    ),
    { blocksPerFetch: BLOCKS_PER_FETCH },
  )
  const places = useDeepMemo(valueOf(found) ?? NO_PLACES)
  const calls = useMemo(
    () => (account === undefined ? [] : places.map(({ address }) => erc20Contract(address).balanceOf(account))),
    [places, account],
  )
  const balances = useCalls(calls)
  return useMemo(() => {
    if (account === undefined) return { status: 'loading' }
    return mapLoadable(combineLoadables([found, combineLoadables(balances)]), ([, held]) =>
      places.flatMap(({ address: pool, tokens: tokenPair }, index): Position[] => {
        const heldWei = held[index] ?? 0n
        return heldWei > 0n ? [{ tokenPair, pool, heldWei }] : []
      }),
    )
  }, [account, found, places, balances])
}

const NO_PLACES: readonly ExistingPair[] = []
