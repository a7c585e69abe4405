import { getPriceImpactBps, minusSlippage, plusSlippage } from '@/domain/pair/amounts'
import { getReserves, type Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'

/** A route with one pair between consecutive tokens. */
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
  /** Basis points, without pool fees; see `getPriceImpactBps`. */
  readonly priceImpactBps: bigint
  /** Pool fees in the input token, rounded up. */
  readonly feeWei: bigint
}

/** Completes a trade with its price impact and fee. */
export function tradeOf(kind: Trade['kind'], route: Route, amountIn: bigint, amountOut: bigint): Trade {
  // atPrice / scale is the output at the mid price, kept / whole the part of it left after pool fees.
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

/** The minimum output in base units; for an exact output, that amount. @param slippageBps at most 10,000 */
export function minimumReceived({ kind, amountOut }: Pick<Trade, 'kind' | 'amountOut'>, slippageBps: number): bigint {
  return kind === 'exactOut' ? amountOut : minusSlippage(amountOut, slippageBps)
}

/** The maximum input in base units; for an exact input, that amount. */
export function maximumSold({ kind, amountIn }: Pick<Trade, 'kind' | 'amountIn'>, slippageBps: number): bigint {
  return kind === 'exactIn' ? amountIn : plusSlippage(amountIn, slippageBps)
}
