import { BigDecimal, BigInt } from '@graphprotocol/graph-ts'

export const ZERO = BigInt.zero()
export const ONE = BigInt.fromI32(1)
export const ZERO_CRO = BigDecimal.zero()

const CRO_DECIMALS = 18
/** Of the price feeds in dollars. */
const PRICE_DECIMALS = 8

function powerOfTen(exponent: i32): BigInt {
  return BigInt.fromI32(10).pow(u8(exponent))
}

export function toCro(wei: BigInt): BigDecimal {
  return wei.divDecimal(powerOfTen(CRO_DECIMALS).toBigDecimal())
}

export function toPrice(answer: BigInt): BigDecimal {
  return answer.divDecimal(powerOfTen(PRICE_DECIMALS).toBigDecimal())
}

/** The inverse of `toCro`. */
export function toWei(cro: BigDecimal): BigInt {
  const shift = cro.exp.toI32() + CRO_DECIMALS
  return shift < 0 ? cro.digits.div(powerOfTen(-shift)) : cro.digits.times(powerOfTen(shift))
}
