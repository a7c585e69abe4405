import { formatDecimal, toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Added } from './liquidityMath'
import { type Pool, poolState } from './pool'

const SHOWN_DIGITS = 6

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
  pool: Pool,
  added: Pick<Added, 'amountA' | 'amountB'> | undefined,
): { readonly amountA: bigint; readonly amountB: bigint } | undefined {
  if (poolState(pool) === 'live') return { amountA: pool.reserveA, amountB: pool.reserveB }
  return added
}

/** The part of a pool that LP tokens are, 1 = 100 %. */
export function shareOf(liquidity: bigint, supply: bigint): Decimal {
  return supply === 0n ? new Decimal(0) : new Decimal(liquidity.toString()).div(supply.toString())
}

/** The account's part of the pool once the LP tokens are added to it. */
export function shareAfter({ supply }: Pool, { liquidity }: Pick<Added, 'liquidity'>, locked: bigint): Decimal {
  return shareOf(liquidity, supply === 0n ? liquidity + locked : supply + liquidity)
}
