import { useMemo } from 'react'
import { getExchange, wrappedToken } from '@/domain/pair/exchange'
import { usePairsOfBlock } from '@/domain/pair/usePairs'
import type { Currency } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { combineLoadables, LOADING, type Loadable, mapLoadable } from '@/lib/loadable'
import { bestTradeExactIn, bestTradeExactOut, type MaxHops } from './bestTrade'
import { candidatePairs } from './candidatePairs'
import type { Trade } from './trade'

export interface TradeParams {
  readonly kind: Trade['kind']
  readonly input: Currency | undefined
  readonly output: Currency | undefined
  /** Base units of the fixed amount. */
  readonly amountWei: bigint | undefined
  readonly maxHops: MaxHops
}

export interface TradeQuote {
  /** 'noRoute' without a route or enough liquidity. Loading while an input is missing. */
  readonly trade: Loadable<Trade | 'noRoute'>
  /** The block of the reserves; undefined until they are read, or if some are stale. */
  readonly blockNumber: number | undefined
}

/** The best trade between two currencies, updated with each block. Native CRO is traded as WCRO. */
export function useTrade({ kind, input, output, amountWei, maxHops }: TradeParams): TradeQuote {
  const exchange = getExchange()
  const tokenIn = useDeepMemo(wrappedToken(input))
  const tokenOut = useDeepMemo(wrappedToken(output))
  const candidates = useMemo(
    () =>
      exchange === undefined || tokenIn === undefined || tokenOut === undefined
        ? []
        : candidatePairs(tokenIn, tokenOut, exchange.baseTokens, maxHops),
    [tokenIn, tokenOut, maxHops, exchange],
  )
  const { pairs, blockNumber } = usePairsOfBlock(candidates)
  const trade = useMemo((): Loadable<Trade | 'noRoute'> => {
    if (exchange === undefined || tokenIn === undefined || tokenOut === undefined || amountWei === undefined)
      return LOADING
    return mapLoadable(combineLoadables(pairs), (found) => {
      const there = found.filter((pair) => pair !== 'missing')
      const best =
        kind === 'exactIn'
          ? bestTradeExactIn(there, tokenIn, amountWei, tokenOut, maxHops)
          : bestTradeExactOut(there, tokenIn, tokenOut, amountWei, maxHops)
      return best ?? 'noRoute'
    })
  }, [pairs, kind, tokenIn, tokenOut, amountWei, maxHops, exchange])
  return useMemo(() => ({ trade, blockNumber }), [trade, blockNumber])
}
