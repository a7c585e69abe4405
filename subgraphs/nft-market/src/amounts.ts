import { BigDecimal, BigInt } from '@graphprotocol/graph-ts'

export const ZERO = BigInt.zero()
export const ONE = BigInt.fromI32(1)
export const ZERO_CRO = BigDecimal.zero()

const WEI_PER_CRO = BigInt.fromI32(10).pow(18).toBigDecimal()
/** Basis points. */
const BPS_PER_PERCENT = BigDecimal.fromString('100')

export function toCro(wei: BigInt): BigDecimal {
  return wei.divDecimal(WEI_PER_CRO)
}

export function toPercent(bps: BigInt): BigDecimal {
  return bps.divDecimal(BPS_PER_PERCENT)
}

/** @param count at least 1 */
export function average(total: BigDecimal, count: BigInt): BigDecimal {
  return total.div(count.toBigDecimal())
}
