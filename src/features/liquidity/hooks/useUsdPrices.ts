import { useMemo } from 'react'
import { getExchange } from '@/domain/pair/exchange'
import type { TokenPair } from '@/domain/pair/pair'
import { routePrice } from '@/domain/pair/priceRoute'
import { usePairs } from '@/domain/pair/usePairs'
import { getDollarToken, type Token } from '@/domain/token/token'
import { Decimal } from '@/lib/decimal'
import { isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

const NO_PAIRS: readonly TokenPair[] = []

export interface UsdPrices {
  /** USD per whole token, keyed by lower-case address. */
  readonly usd: ReadonlyMap<string, Decimal>
  /** More prices may follow. */
  readonly isLoading: boolean
}

/**
 * Prices of this network's own tokens, from their pools with USDC or else wrapped CRO. Tokens without a readable pool
 * are omitted. Pass a stable `tokens` array.
 */
export function useUsdPrices(tokens: readonly Token[]): UsdPrices {
  const dollar = getDollarToken()
  const wcro = getExchange()?.wcro
  const asked = useMemo(() => {
    if (dollar === undefined || wcro === undefined || tokens.length === 0) return NO_PAIRS
    const others = tokens.filter(
      ({ address }) => !isSameAddress(address, dollar.address) && !isSameAddress(address, wcro.address),
    )
    return [
      [wcro, dollar] as const,
      ...others.flatMap((token): TokenPair[] => [
        [token, dollar],
        [token, wcro],
      ]),
    ]
  }, [tokens, wcro, dollar])
  const answers = usePairs(asked)
  return useMemo(() => {
    const live = answers.map((answer) => {
      const pair = valueOf(answer)
      return pair !== undefined && pair !== 'missing' && pair.reserve0 > 0n && pair.reserve1 > 0n ? pair : undefined
    })
    const prices = new Map<string, Decimal>(
      dollar === undefined ? [] : [[dollar.address.toLowerCase(), new Decimal(1)]],
    )
    const [croInUsd] = live
    asked.forEach(([base, quote], index) => {
      const key = base.address.toLowerCase()
      const pair = live[index]
      if (pair === undefined || prices.has(key)) return
      const isInDollars = dollar !== undefined && isSameAddress(quote.address, dollar.address)
      if (isInDollars) prices.set(key, routePrice({ pools: [pair], base }))
      else if (croInUsd !== undefined) prices.set(key, routePrice({ pools: [pair, croInUsd], base }))
    })
    return { usd: prices, isLoading: answers.some(({ status }) => status === 'loading') }
  }, [answers, asked, dollar])
}
