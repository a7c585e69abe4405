import { Decimal } from '@/lib/decimal'

const FULL = 10n ** 18n

/**
 * The utilizations, in tenths, at which a lending vault's rate is read. The rate depends on utilization only and is
 * piecewise linear between these knots, so it can be interpolated; reading it at the current utilization would take a
 * second round trip and a new call with each block.
 */
export const RATE_KNOTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * The arguments of getInterestRate(debt, balance) for a knot. Zero debt has no rate, so the lowest knot uses a debt of
 * 1.
 */
export function knotArguments(tenths: number): readonly [debt: bigint, balance: bigint] {
  const debt = tenths === 0 ? 1n : (FULL * BigInt(tenths)) / 10n
  return [debt, FULL - debt]
}

/** Utilization, 0 to 1. */
export function utilizationOf(debt: bigint, balance: bigint): Decimal {
  const total = debt + balance
  return total === 0n ? new Decimal(0) : new Decimal(debt.toString()).div(total.toString())
}

/** Interpolates the rate at a utilization from 0 to 1. @param rates at RATE_KNOTS */
export function rateAt(utilization: Decimal, rates: readonly bigint[]): Decimal {
  const position = utilization.times(RATE_KNOTS.length - 1)
  const below = Math.min(Math.floor(position.toNumber()), RATE_KNOTS.length - 2)
  const low = new Decimal((rates[below] ?? 0n).toString())
  const high = new Decimal((rates[below + 1] ?? 0n).toString())
  return low.plus(high.minus(low).times(position.minus(below)))
}
