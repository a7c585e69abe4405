import type { Decimal } from '@/lib/decimal'

/** What a pair holds of one of its tokens. */
export interface PairBalance {
  /** Whole tokens. */
  readonly balance: Decimal
  /** USD per token; undefined without a market. */
  readonly priceUsd: Decimal | undefined
}

/**
 * USD per LP token. Both sides of a pair are worth the same, so the quote token's counts twice, or the other's where the
 * quote token has no price. Undefined if neither has one, or without LP tokens.
 * @param supply whole LP tokens
 */
export function farmLpPrice(token: PairBalance, quoteToken: PairBalance, supply: Decimal): Decimal | undefined {
  const side = quoteToken.priceUsd === undefined ? token : quoteToken
  if (side.priceUsd === undefined || !supply.gt(0)) return undefined
  return side.balance.times(side.priceUsd).times(2).div(supply)
}
