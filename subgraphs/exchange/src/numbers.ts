import { BigDecimal, BigInt } from '@graphprotocol/graph-ts'

export const ZERO = BigDecimal.zero()
export const ONE = BigDecimal.fromString('1')
export const TWO = BigDecimal.fromString('2')

/** Converts base units to whole tokens. */
export function toTokens(units: BigInt, decimals: BigInt): BigDecimal {
  return units.divDecimal(BigInt.fromI32(10).pow(u8(decimals.toI32())).toBigDecimal())
}

/** Returns zero for a zero divisor. */
export function ratio(value: BigDecimal, divisor: BigDecimal): BigDecimal {
  return divisor.equals(ZERO) ? ZERO : value.div(divisor)
}
