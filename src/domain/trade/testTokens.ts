import type { Fee, Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'

/** Uniswap's and VVS's. */
export const FEE: Fee = { numerator: 997n, denominator: 1000n }

/** Tokens whose order is that of their numbers. */
export function testToken(n: number, decimals = 18): Token {
  return { address: `0x${n.toString(16).padStart(40, '0')}`, symbol: `T${n}`, name: `Token ${n}`, decimals }
}

/** A pair of two of them, the lower one first; reserves are base units. */
export function testPair(token0: Token, token1: Token, reserve0: bigint, reserve1: bigint): Pair {
  return { address: `0x${token0.address.slice(-20)}${token1.address.slice(-20)}`, token0, token1, reserve0, reserve1 }
}
