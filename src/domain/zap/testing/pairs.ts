import type { PairWithSupply } from '@/domain/pair/pair'
import { FEE } from '@/domain/pair/testing/pairs'
import type { Address } from '@/lib/hex'

/** Lower-case addresses that sort like their numbers. */
export const tokenAt = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
export const [WCRO, USDC, ALPHA, BETA] = [tokenAt(1), tokenAt(2), tokenAt(3), tokenAt(4)] as const

const UNIT = 10n ** 18n

/** A pair of two test tokens, ordered by number. @param whole reserves and supply in whole tokens */
export function zapPair(
  token0: Address,
  token1: Address,
  whole0: bigint,
  whole1: bigint,
  wholeSupply = 1000n,
  fee = FEE,
): PairWithSupply {
  return {
    address: `0x${token0.slice(-20)}${token1.slice(-20)}`,
    token0: { address: token0 },
    token1: { address: token1 },
    reserve0: whole0 * UNIT,
    reserve1: whole1 * UNIT,
    totalSupply: wholeSupply * UNIT,
    fee,
  }
}
