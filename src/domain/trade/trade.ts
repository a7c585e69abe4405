import { getPriceImpactBps, minusSlippage, plusSlippage } from '@/domain/pair/amounts'
import { getReserves, type Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'

/** From one token to another: one pair between each two tokens. */
export interface Route {
  readonly path: readonly Token[]
  readonly pairs: readonly Pair[]
}

/** A swap along a route at the reserves of one block. Amounts are base units. */
export interface Trade {
  /** Which of the two amounts is fixed. */
  readonly kind: 'exactIn' | 'exactOut'
  readonly route: Route
  readonly amountIn: bigint
  readonly amountOut: bigint
  /** Hundredths of a per cent, apart from the pool fees; see `getPriceImpactBps`. */
  readonly priceImpactBps: bigint
  /** What the pools keep, of the input; rounded up. */
  readonly feeWei: bigint
}

/** Completes a trade with its price impact and its fee. */
export function tradeOf(kind: Trade['kind'], route: Route, amountIn: bigint, amountOut: bigint): Trade {
  // At the price before the swap atPrice / scale would come out, and kept / whole of it after the pools' fee.
  let atPrice = amountIn
  let scale = 1n
  let kept = 1n
  let whole = 1n
  route.pairs.forEach((pair, hop) => {
    const tokenIn = route.path[hop]
    if (tokenIn === undefined) return
    const [reserveIn, reserveOut] = getReserves(pair, tokenIn)
    atPrice *= reserveOut
    scale *= reserveIn
    kept *= pair.fee.numerator
    whole *= pair.fee.denominator
  })
  return {
    kind,
    route,
    amountIn,
    amountOut,
    priceImpactBps: getPriceImpactBps(amountOut * scale * whole, atPrice * kept, atPrice * whole),
    feeWei: amountIn - (amountIn * kept) / whole,
  }
}

/** The least that a swap may give, base units of the output; of an exact output, that. @param slippageBps at most 10,000 */
export function minimumReceived({ kind, amountOut }: Pick<Trade, 'kind' | 'amountOut'>, slippageBps: number): bigint {
  return kind === 'exactOut' ? amountOut : minusSlippage(amountOut, slippageBps)
}

/** The most that a swap may take, base units of the input; of an exact input, that. */
export function maximumSold({ kind, amountIn }: Pick<Trade, 'kind' | 'amountIn'>, slippageBps: number): bigint {
  return kind === 'exactIn' ? amountIn : plusSlippage(amountIn, slippageBps)
}
