import type { Token } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** A pool of the exchange: Uniswap V2's pair of two tokens. */
export interface Pair {
  readonly address: Address
  /** The one of the lower address. */
  readonly token0: Token
  readonly token1: Token
  /** Base units. */
  readonly reserve0: bigint
  readonly reserve1: bigint
}

/** What of an input a pool counts: 997 of 1000 where it keeps 0.3 %. */
export interface Fee {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** In the order of a pair. */
export function sortTokens<T extends Pick<Token, 'address'>>(a: T, b: T): readonly [token0: T, token1: T] {
  return BigInt(a.address) < BigInt(b.address) ? [a, b] : [b, a]
}
