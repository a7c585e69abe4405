import { useMemo } from 'react'
import { contractCall } from '@/chain/calls/call'
import * as erc20 from '@/chain/generated/erc20'
import * as pairAbi from '@/chain/generated/pair'
import { getDeployment } from '@/config/deployment'
import { findTokenByAddress, type Token } from '@/domain/token/token'
import { useCalls } from '@/hooks/useCalls'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { withdrawnFrom } from '../model/liquidityMath'
import type { TokenAmounts } from '../model/poolMoves'
import type { TokenCouple } from '../model/userPairs'
import { byWorth, type PricedToken, positionUsd } from '../model/worth'
import { type Position, usePositions } from './usePositions'
import { useUsdPrices } from './useUsdPrices'

export interface ListedPosition extends Position {
  /** Dollars; undefined where no pool of this network's own tokens says it, or not yet. */
  readonly usd: Decimal | undefined
  readonly isPricing: boolean
  /** What the LP tokens stand for. */
  readonly pooled: Loadable<TokenAmounts>
  /** Of token 0 and token 1. */
  readonly prices: readonly [PricedToken | undefined, PricedToken | undefined]
}

export interface PositionList {
  readonly positions: Loadable<readonly Position[]>
  /** What is worth most first; undefined before the pools are read. */
  readonly listed: readonly ListedPosition[] | undefined
}

const NONE: readonly Position[] = []

/** What the account has in the pools of a factory: of the pools that are known at once, and of those that its logs tell. */
export function usePositionList(
  factory: Address,
  couples: readonly TokenCouple[],
  found: readonly TokenCouple[],
  account: Address | undefined,
): PositionList {
  const positions = usePositions(factory, couples, account)
  const more = valueOf(usePositions(factory, found, account)) ?? NONE
  const known = valueOf(positions)
  const all = useDeepMemo(useMemo(() => (known === undefined ? NONE : [...known, ...more]), [known, more]))
  const reserves = useCalls(useMemo(() => all.map(({ pool }) => contractCall(pool, pairAbi.getReserves)), [all]))
  const supplies = useCalls(useMemo(() => all.map(({ pool }) => contractCall(pool, erc20.totalSupply)), [all]))
  const tokens = useDeepMemo(useMemo(() => ownTokens(all), [all]))
  const prices = useUsdPrices(tokens)
  const listed = useMemo(() => {
    if (known === undefined) return undefined
    const priced = (address: Address): PricedToken | undefined => {
      const token = findTokenByAddress(getDeployment(), address)
      return token && { decimals: token.decimals, usd: prices.usd.get(address.toLowerCase()) }
    }
    return byWorth(
      all.map((position, index): ListedPosition => {
        const {
          couple: [a, b],
          pool: address,
          heldWei,
        } = position
        const state = mapLoadable(
          combineLoadables([reserves[index] ?? LOADING, supplies[index] ?? LOADING]),
          ([{ reserve0, reserve1 }, supply]) => ({ address, reserveA: reserve0, reserveB: reserve1, supply }),
        )
        const pooled = mapLoadable(state, (pool): TokenAmounts => {
          const { amountA, amountB } = withdrawnFrom(pool, heldWei)
          return [amountA, amountB]
        })
        const pricedTokens = [priced(a), priced(b)] as const
        const pool = valueOf(state)
        const usd = pool && positionUsd(pool, heldWei, pricedTokens)
        return {
          ...position,
          usd,
          isPricing: usd === undefined && (state.status === 'loading' || prices.isLoading),
          pooled,
          prices: pricedTokens,
        }
      }),
    )
  }, [known, all, prices, reserves, supplies])
  return { positions, listed }
}

/** This network's own tokens among those of some pools, each once. */
function ownTokens(positions: readonly Position[]): readonly Token[] {
  const tokens = positions.flatMap(({ couple }) =>
    couple.flatMap((address) => findTokenByAddress(getDeployment(), address) ?? []),
  )
  return [...new Map(tokens.map((token) => [token.address, token])).values()]
}
