import { useMemo } from 'react'
import { getExchange } from '@/domain/pair/exchange'
import type { Pair } from '@/domain/pair/pair'
import type { TokenPair } from '@/domain/pair/reads'
import { tradedToken } from '@/domain/pair/tradedToken'
import { usePairs } from '@/domain/pair/usePairs'
import type { Currency } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { isSameAddress } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable } from '@/lib/loadable'

/** The pools that say what one currency is worth in another: their own, or one of each with wrapped CRO. */
export interface PriceWay {
  /** One or two, from the first currency to the second; each with this block's reserves. */
  readonly pools: readonly Pair[]
  /** The token between two pools. */
  readonly via: Token | undefined
  readonly base: Token
  readonly quote: Token
}

/** 'same' where both currencies are traded as one token, 'noPool' where neither way has pools with something in them. */
export type PriceWayState = Loadable<PriceWay | 'same' | 'noPool'>

const NONE: readonly TokenPair[] = []

/** Follows the pools between two currencies, anew with each block; loading where the network has no exchange. */
export function usePriceWay(input: Currency, output: Currency): PriceWayState {
  const exchange = getExchange()
  const base = useDeepMemo(tradedToken(input))
  const quote = useDeepMemo(tradedToken(output))
  const candidates = useMemo(
    () => (base === undefined || quote === undefined ? NONE : poolsBetween(base, quote)),
    [base, quote],
  )
  const pairs = usePairs(candidates)
  return useMemo((): PriceWayState => {
    if (base === undefined || quote === undefined) return LOADING
    if (isSameAddress(base.address, quote.address)) return { status: 'ready', value: 'same' }
    return mapLoadable(combineLoadables(pairs), (found) => {
      const [direct, ...withCro] = found.map((pair) =>
        pair !== 'missing' && pair.reserve0 > 0n && pair.reserve1 > 0n ? pair : undefined,
      )
      if (direct !== undefined) return { pools: [direct], via: undefined, base, quote }
      const pools = withCro.filter((pair) => pair !== undefined)
      return pools.length === 2 ? { pools, via: exchange?.wcro, base, quote } : 'noPool'
    })
  }, [pairs, base, quote, exchange])
}

/** The pair of two tokens, then those of each with wrapped CRO where it is neither of them. */
function poolsBetween(base: Token, quote: Token): readonly TokenPair[] {
  const exchange = getExchange()
  const wcro = exchange?.wcro
  if (isSameAddress(base.address, quote.address)) return NONE
  if (wcro === undefined || [base, quote].some(({ address }) => isSameAddress(address, wcro.address)))
    return [[base, quote]]
  return [
    [base, quote],
    [base, wcro],
    [wcro, quote],
  ]
}
