import type { Fee } from '@/domain/pair/pair'
import { reservesFrom } from './amounts'
import type { Route } from './route'

/** A swap along a route at the reserves of one block. Amounts are base units. */
export interface Trade {
  /** Which of the two amounts is fixed. */
  readonly kind: 'exactIn' | 'exactOut'
  readonly route: Route
  readonly amountIn: bigint
  readonly amountOut: bigint
  /** How much less comes out than at the price before the swap, without the pools' fee; hundredths of a per cent, rounded down. */
  readonly priceImpactBps: bigint
  /** What the pools keep, of the input; rounded up. */
  readonly feeWei: bigint
}

const BPS = 10_000n

/** Completes a trade with its price impact and its fee. */
export function tradeOf(kind: Trade['kind'], route: Route, amountIn: bigint, amountOut: bigint, fee: Fee): Trade {
  // What would come out at the price before the swap is atPrice / scale.
  let atPrice = amountIn
  let scale = 1n
  let counted = amountIn
  let whole = 1n
  route.pairs.forEach((pair, hop) => {
    const tokenIn = route.path[hop]
    if (tokenIn === undefined) return
    const [reserveIn, reserveOut] = reservesFrom(pair, tokenIn)
    atPrice *= reserveOut * fee.numerator
    scale *= reserveIn * fee.denominator
    counted *= fee.numerator
    whole *= fee.denominator
  })
  const lost = atPrice - amountOut * scale
  return {
    kind,
    route,
    amountIn,
    amountOut,
    priceImpactBps: lost > 0n ? (lost * BPS) / atPrice : 0n,
    feeWei: amountIn - counted / whole,
  }
}

/**
 * The least that a swap may give, base units of the output, rounded down as Uniswap's own SDK does. Of an exact output,
 * that.
 * @param slippageBps at most 10,000
 */
export function minimumReceived({ kind, amountOut }: Pick<Trade, 'kind' | 'amountOut'>, slippageBps: number): bigint {
  return kind === 'exactOut' ? amountOut : (amountOut * (BPS - BigInt(slippageBps))) / BPS
}

/** The most that a swap may take, base units of the input, rounded up. Of an exact input, that. */
export function maximumSold({ kind, amountIn }: Pick<Trade, 'kind' | 'amountIn'>, slippageBps: number): bigint {
  return kind === 'exactIn' ? amountIn : (amountIn * (BPS + BigInt(slippageBps)) + BPS - 1n) / BPS
}
