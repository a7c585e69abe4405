import { type PairSides, pairState } from '@/domain/pair/pair'
import { formatDecimal, toDecimal, toEstimateText } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Added } from './liquidityMath'

const SHOWN_DIGITS = 6

const FIELD_DIGITS = 8

/** An amount as a field shows it where it follows another one; see `toEstimateText`. Empty for none. */
export function shownAmount(wei: bigint | undefined, decimals: number, flow: 'paid' | 'received'): string {
  return wei === undefined ? '' : toEstimateText(wei, decimals, FIELD_DIGITS, flow === 'paid' ? 'up' : 'down')
}

/** How many whole B one whole A is worth. @param amountA, amountB base units, above 0 */
export function rateOf(amountA: bigint, decimalsA: number, amountB: bigint, decimalsB: number): Decimal {
  return toDecimal(amountB, decimalsB).div(toDecimal(amountA, decimalsA))
}

/** A rate for reading: six digits. */
export function formatRateOf(rate: Decimal, locale: string): string {
  return formatDecimal(rate, { significant: SHOWN_DIGITS, locale })
}

/** The two amounts whose ratio is the pool's price: its reserves, or what the first provider offers. */
export function pricedAmounts(
  pool: PairSides,
  added: Pick<Added, 'amountA' | 'amountB'> | undefined,
): { readonly amountA: bigint; readonly amountB: bigint } | undefined {
  if (pairState(pool) === 'live') return { amountA: pool.reserveA, amountB: pool.reserveB }
  return added
}

/** The part of a pool that LP tokens are, 1 = 100 %. */
export function shareOf(liquidity: bigint, totalSupply: bigint): Decimal {
  return totalSupply === 0n ? new Decimal(0) : new Decimal(liquidity.toString()).div(totalSupply.toString())
}

/** The account's part of the pool once the LP tokens are added to it. */
export function shareAfter(
  { totalSupply }: PairSides,
  { liquidity }: Pick<Added, 'liquidity'>,
  locked: bigint,
): Decimal {
  return shareOf(liquidity, totalSupply === 0n ? liquidity + locked : totalSupply + liquidity)
}
