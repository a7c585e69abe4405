import type { Address } from '@/lib/hex'
import type { Pool } from './pools'

/** Addresses in lower case whose order is that of the numbers. */
export const tokenAt = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
export const [WCRO, USDC, ALPHA, BETA] = [tokenAt(1), tokenAt(2), tokenAt(3), tokenAt(4)] as const

const UNIT = 10n ** 18n

/** A pool of two of these tokens, in the order of their numbers. @param whole reserves and supply in whole tokens */
export function testPool(token0: Address, token1: Address, whole0: bigint, whole1: bigint, wholeSupply = 1000n): Pool {
  const address: Address = `0x${token0.slice(-20)}${token1.slice(-20)}`
  return { address, token0, token1, reserve0: whole0 * UNIT, reserve1: whole1 * UNIT, totalSupply: wholeSupply * UNIT }
}
