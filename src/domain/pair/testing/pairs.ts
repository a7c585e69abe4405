import type { Fee, Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'

/** 0.3 %, as of Uniswap and VVS. */
export const FEE: Fee = { numerator: 997n, denominator: 1000n }

/** Test tokens, ordered by number. */
export function testToken(n: number, decimals = 18): Token {
  return { address: `0x${n.toString(16).padStart(40, '0')}`, symbol: `T${n}`, name: `Token ${n}`, decimals }
}

/** A pair of test tokens, the lower one first; reserves are base units. */
export function testPair(token0: Token, token1: Token, reserve0: bigint, reserve1: bigint, fee = FEE): Pair {
  return {
    address: `0x${token0.address.slice(-20)}${token1.address.slice(-20)}`,
    token0,
    token1,
    reserve0,
    reserve1,
    fee,
  }
}

/** A deterministic pseudo-random number generator. */
export function numbers(seed: number): () => bigint {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return () => {
    const bits = BigInt(1 + (next() % 100))
    let value = 0n
    for (let part = 0; part < 4; part += 1) value = (value << 31n) | BigInt(next())
    return (value % (1n << bits)) + 1n
  }
}
