import type { Token } from '@/domain/token/token'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { type Address, isSameAddress } from '@/lib/hex'

/** The part of an input left after the pool fee: 997/1000 for a fee of 0.3 %. */
export interface Fee {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The fields of a token that a pair needs. */
export type PairToken = Pick<Token, 'address'>

/** Two tokens in any order. */
export type TokenPair<T extends PairToken = Token> = readonly [T, T]

/** The state of a Uniswap V2 pair at one block. */
export interface Pair<T extends PairToken = Token> {
  readonly address: Address
  /** The lower address. */
  readonly token0: T
  readonly token1: T
  /** Base units. */
  readonly reserve0: bigint
  readonly reserve1: bigint
  /** Of the pair's exchange. */
  readonly fee: Fee
}

/** A pair with its LP supply, as needed for minting and burning. */
export interface PairWithSupply<T extends PairToken = PairToken> extends Pair<T> {
  /** LP base units. */
  readonly totalSupply: bigint
}

/** A pair from the perspective of tokens A and B, in either order. All 0 and without an address if there is none. */
export interface PairSides {
  readonly address: Address | undefined
  readonly reserveA: bigint
  readonly reserveB: bigint
  readonly totalSupply: bigint
}

export const NO_PAIR: PairSides = { address: undefined, reserveA: 0n, reserveB: 0n, totalSupply: 0n }

/**
 * `empty`: the first deposit sets the price. `live`: the reserves set it. `broken`: the router can neither add nor
 * quote, because a reserve was drained or tokens were sent to one side only.
 */
export type PairState = 'empty' | 'live' | 'broken'

/** The state of a pair. */
export function pairState({ reserveA, reserveB, totalSupply }: Omit<PairSides, 'address'>): PairState {
  if (reserveA > 0n && reserveB > 0n) return 'live'
  return reserveA === 0n && reserveB === 0n && totalSupply === 0n ? 'empty' : 'broken'
}

/** Token 0 and token 1 of a pair: `UniswapV2Library.sortTokens`. */
export function sortTokens<T extends PairToken>(a: T, b: T): readonly [token0: T, token1: T] {
  return BigInt(a.address) < BigInt(b.address) ? [a, b] : [b, a]
}

/** The reserves of a token and of the other one: `UniswapV2Library.getReserves`. */
export function getReserves(
  { token0, reserve0, reserve1 }: Pick<Pair<PairToken>, 'token0' | 'reserve0' | 'reserve1'>,
  tokenA: PairToken,
): readonly [reserveA: bigint, reserveB: bigint] {
  return isSameAddress(token0.address, tokenA.address) ? [reserve0, reserve1] : [reserve1, reserve0]
}

/** The pool fee, 1 = 100 %. */
export function poolFeeRate({ numerator, denominator }: Fee): Decimal {
  return new Decimal((denominator - numerator).toString()).div(denominator.toString())
}

/** The pool fee in per cent, without the sign: '0.3'. */
export function formatPoolFee(fee: Fee, locale: string): string {
  return formatDecimal(poolFeeRate(fee).times(100), { places: 4, locale })
}
