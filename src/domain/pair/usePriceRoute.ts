import { useMemo } from 'react'
import type { Currency } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { isSameAddress } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable } from '@/lib/loadable'
import { getExchange, wrappedToken } from './exchange'
import type { TokenPair } from './pair'
import type { PriceRoute } from './priceRoute'
import { usePairs } from './usePairs'

/** 'same' if both currencies are the same token, 'noPool' if no route has reserves. */
export type PriceRouteState = Loadable<PriceRoute | 'same' | 'noPool'>

const NONE: readonly TokenPair[] = []

/** The price route between two currencies, updated with each block; loading without an exchange. */
export function usePriceRoute(input: Currency, output: Currency): PriceRouteState {
  const exchange = getExchange()
  const base = useDeepMemo(wrappedToken(input))
  const quote = useDeepMemo(wrappedToken(output))
  const candidates = useMemo(
    () => (base === undefined || quote === undefined ? NONE : poolsBetween(base, quote)),
    [base, quote],
  )
  const pairs = usePairs(candidates)
  return useMemo((): PriceRouteState => {
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

/** The direct pair, then the pairs with WCRO if neither token is WCRO. */
function poolsBetween(base: Token, quote: Token): readonly TokenPair[] {
  const wcro = getExchange()?.wcro
  if (isSameAddress(base.address, quote.address)) return NONE
  if (wcro === undefined || [base, quote].some(({ address }) => isSameAddress(address, wcro.address)))
    return [[base, quote]]
  return [
    [base, quote],
    [base, wcro],
    [wcro, quote],
  ]
}
