import { BigNumber } from 'bignumber.js'

/** The Graph's BigDecimal by another library: 34 significant digits, plain notation. */
export const BigDecimal = BigNumber.clone({
  DECIMAL_PLACES: 120,
  EXPONENTIAL_AT: 1_000_000,
  ROUNDING_MODE: BigNumber.ROUND_HALF_UP,
})
export type BigDecimal = BigNumber

const DIGITS = 34

export const ZERO = new BigDecimal(0)

export function rounded(value: BigDecimal): BigDecimal {
  // Negative values are truncated, as in graph-node.
  return value.precision(DIGITS, value.isNegative() ? BigNumber.ROUND_DOWN : BigNumber.ROUND_HALF_UP)
}

/** Converts base units to whole tokens. */
export function fromUnits(units: bigint, decimals: bigint): BigDecimal {
  return rounded(new BigDecimal(units.toString()).shiftedBy(-Number(decimals)))
}

/** Returns zero for a zero divisor. */
export function ratio(value: BigDecimal, by: BigDecimal): BigDecimal {
  return by.isZero() ? ZERO : rounded(value.div(by))
}
