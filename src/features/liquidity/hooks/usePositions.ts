import { useMemo } from 'react'
import { contractCall } from '@/chain/calls/call'
import * as erc20 from '@/chain/generated/erc20'
import * as pairFactory from '@/chain/generated/pairFactory'
import { useCalls } from '@/hooks/useCalls'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { TokenCouple } from '../model/userPairs'

/** A pool that the account holds LP tokens of. */
export interface Position {
  readonly couple: TokenCouple
  readonly pool: Address
  readonly heldWei: bigint
}

/** Pools come seldom and never go. */
const BLOCKS_PER_LOOK = 100

interface Place {
  readonly couple: TokenCouple
  readonly pool: Address
}

/** The pools of a factory among some couples of tokens. */
function usePlaces(factory: Address | undefined, couples: readonly TokenCouple[]): Loadable<readonly Place[]> {
  const calls = useMemo(
    () => (factory === undefined ? [] : couples.map(([a, b]) => contractCall(factory, pairFactory.getPair, a, b))),
    [factory, couples],
  )
  const answers = useCalls(calls, { blocksPerFetch: BLOCKS_PER_LOOK })
  return useMemo(
    () =>
      mapLoadable(combineLoadables(answers), (addresses) =>
        couples.flatMap((couple, index): Place[] => {
          const pool = addresses[index]
          return pool === undefined || pool === ZERO_ADDRESS ? [] : [{ couple, pool }]
        }),
      ),
    [answers, couples],
  )
}

/** What the account holds of the pools of some couples of tokens, anew with each block. @param account loading without one */
export function usePositions(
  factory: Address | undefined,
  couples: readonly TokenCouple[],
  account: Address | undefined,
): Loadable<readonly Position[]> {
  const found = usePlaces(factory, account === undefined ? NONE : couples)
  const places = useDeepMemo(valueOf(found) ?? NO_PLACES)
  const calls = useMemo(
    () => (account === undefined ? [] : places.map(({ pool }) => contractCall(pool, erc20.balanceOf, account))),
    [places, account],
  )
  const balances = useCalls(calls)
  return useMemo(() => {
    if (account === undefined) return { status: 'loading' }
    return mapLoadable(combineLoadables([found, combineLoadables(balances)]), ([, held]) =>
      places.flatMap((place, index): Position[] => {
        const heldWei = held[index] ?? 0n
        return heldWei > 0n ? [{ ...place, heldWei }] : []
      }),
    )
  }, [account, found, places, balances])
}

const NONE: readonly TokenCouple[] = []
const NO_PLACES: readonly Place[] = []
