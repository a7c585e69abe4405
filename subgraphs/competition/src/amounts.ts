import { BigDecimal, BigInt } from '@graphprotocol/graph-ts'

export const ZERO = BigInt.zero()
export const ONE = BigInt.fromI32(1)
export const NOTHING = BigDecimal.zero()

/** Of wrapped CRO and of the rewards. */
const TOKEN_DECIMALS: u8 = 18
/** Of USDC. */
const USD_DECIMALS: u8 = 6

/** Wei, or base units of the rewards, as whole tokens. */
export function toTokens(units: BigInt): BigDecimal {
  return units.divDecimal(BigInt.fromI32(10).pow(TOKEN_DECIMALS).toBigDecimal())
}

/** Base units of USDC as dollars. */
export function toUsd(units: BigInt): BigDecimal {
  return units.divDecimal(BigInt.fromI32(10).pow(USD_DECIMALS).toBigDecimal())
}
