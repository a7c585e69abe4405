import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { getLiquidityValue } from '@/domain/pair/liquidityMath'
import { pairSidesReading } from '@/domain/pair/reads'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import { findTokenByAddress, type Token } from '@/domain/token/token'
import { useCallReader } from '@/hooks/useCallReader'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { TokenAmounts } from '../model/poolMoves'
import { byWorth, type PricedToken, positionUsd } from '../model/worth'
import { type Position, usePositions } from './usePositions'
import { useUsdPrices } from './useUsdPrices'

export interface ListedPosition extends Position {
  /** Value in USD; undefined while loading, or if no pool of this network's own tokens prices it. */
  readonly usd: Decimal | undefined
  readonly isPricing: boolean
  /** Amounts of both tokens. */
  readonly pooled: Loadable<TokenAmounts>
  /** Of token 0 and token 1. */
  readonly prices: readonly [PricedToken | undefined, PricedToken | undefined]
}

export interface PositionList {
  readonly positions: Loadable<readonly Position[]>
  /** Sorted by value, highest first; undefined while the pools are loading. */
  readonly listed: readonly ListedPosition[] | undefined
}

const NONE: readonly Position[] = []

/** The account's positions in a factory's pools: known pools first, then pools found in its logs. */
export function usePositionList(
  factory: Address,
  tokenPairs: readonly TokenAddressPair[],
  found: readonly TokenAddressPair[],
  account: Address | undefined,
): PositionList {
  const positions = usePositions(factory, tokenPairs, account)
  const more = valueOf(usePositions(factory, found, account)) ?? NONE
  const known = valueOf(positions)
  const all = useDeepMemo(useMemo(() => (known === undefined ? NONE : [...known, ...more]), [known, more]))
  const pairs = useMemo(() => all.map(({ pool, tokenPair }) => pairSidesReading(pool, ...tokenPair)), [all])
  const read = useCallReader(pairs)
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
          tokenPair: [a, b],
          heldWei,
        } = position
        const state = pairs[index]?.derive(read) ?? LOADING
        const pooled = mapLoadable(state, (pool): TokenAmounts => {
          const { amountA, amountB } = getLiquidityValue(heldWei, pool)
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
  }, [known, all, pairs, prices, read])
  return { positions, listed }
}

/** This network's own tokens in the given pools, without duplicates. */
function ownTokens(positions: readonly Position[]): readonly Token[] {
  const tokens = positions.flatMap(({ tokenPair }) =>
    tokenPair.flatMap((address) => findTokenByAddress(getDeployment(), address) ?? []),
  )
  return [...new Map(tokens.map((token) => [token.address, token])).values()]
}
