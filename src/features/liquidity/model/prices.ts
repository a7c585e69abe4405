import { type PairSides, pairState } from '@/domain/pair/pair'
import { formatDecimal, toDecimal, toEstimateText } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Added } from './liquidityMath'

const SHOWN_DIGITS = 6

const FIELD_DIGITS = 8

/** Text of a derived amount; see `toEstimateText`. Empty if undefined. */
export function shownAmount(wei: bigint | undefined, decimals: number, flow: 'paid' | 'received'): string {
  return wei === undefined ? '' : toEstimateText(wei, decimals, FIELD_DIGITS, flow === 'paid' ? 'up' : 'down')
}

/** Price of one whole A in whole B. @param amountA, amountB base units, above 0 */
export function rateOf(amountA: bigint, decimalsA: number, amountB: bigint, decimalsB: number): Decimal {
  return toDecimal(amountB, decimalsB).div(toDecimal(amountA, decimalsA))
}

/** Formats a rate with six digits. */
export function formatRateOf(rate: Decimal, locale: string): string {
  return formatDecimal(rate, { significant: SHOWN_DIGITS, locale })
}

/** Two amounts whose ratio is the pool's price: its reserves, or the first provider's offer. */
export function pricedAmounts(
  pool: PairSides,
  added: Pick<Added, 'amountA' | 'amountB'> | undefined,
): { readonly amountA: bigint; readonly amountB: bigint } | undefined {
  if (pairState(pool) === 'live') return { amountA: pool.reserveA, amountB: pool.reserveB }
  return added
}

/** Pool share of LP tokens, 1 = 100 %. */
export function shareOf(liquidity: bigint, totalSupply: bigint): Decimal {
  return totalSupply === 0n ? new Decimal(0) : new Decimal(liquidity.toString()).div(totalSupply.toString())
}

/** The account's pool share after adding the LP tokens. */
export function shareAfter(
  { totalSupply }: PairSides,
  { liquidity }: Pick<Added, 'liquidity'>,
  locked: bigint,
): Decimal {
  return shareOf(liquidity, totalSupply === 0n ? liquidity + locked : totalSupply + liquidity)
}
