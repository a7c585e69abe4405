import { useMemo } from 'react'
import { getExchange } from '@/domain/pair/exchange'
import { tradedToken } from '@/domain/pair/tradedToken'
import { usePairsOfBlock } from '@/domain/pair/usePairs'
import type { Currency } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { combineLoadables, LOADING, type Loadable, mapLoadable } from '@/lib/loadable'
import { bestTradeExactIn, bestTradeExactOut, type MaxHops } from './bestTrade'
import { candidatePairs } from './candidatePairs'
import type { Trade } from './trade'

export interface TradeQuestion {
  readonly kind: Trade['kind']
  readonly input: Currency | undefined
  readonly output: Currency | undefined
  /** Base units of the side that is fixed. */
  readonly amountWei: bigint | undefined
  readonly maxHops: MaxHops
}

export interface TradeQuote {
  /** 'noRoute' where no way leads there, or none takes or has so much. Loading while a part of the question is open. */
  readonly trade: Loadable<Trade | 'noRoute'>
  /** The block whose reserves the trade was reckoned from; undefined before there are any, and where some could not be refreshed. */
  readonly blockNumber: number | undefined
}

/** The best trade between two currencies, reckoned anew with each block's reserves. Native CRO is traded as wrapped CRO. */
export function useTrade({ kind, input, output, amountWei, maxHops }: TradeQuestion): TradeQuote {
  const exchange = getExchange()
  const tokenIn = useDeepMemo(tradedToken(input))
  const tokenOut = useDeepMemo(tradedToken(output))
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
