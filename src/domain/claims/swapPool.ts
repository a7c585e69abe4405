import type { Address } from '@/lib/hex'

/** A token of a swap pool, as the contract has it. Amounts in base units. */
export interface PoolToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units of the base token for 1e18 base units, before the fee. */
  readonly rate: bigint
  readonly reserveWei: bigint
}

/** Swaps acceptable tokens for its base token at fixed rates. */
export interface SwapPool {
  readonly contract: Address
  readonly feeBps: bigint
  /** The base token, then the acceptable ones. */
  readonly tokens: readonly [PoolToken, ...PoolToken[]]
  /** 1,000 shares are nobody's. */
  readonly totalShares: bigint
  /** All reserves in base units of the base token, rounded up. */
  readonly totalValueWei: bigint
}

const BPS = 10_000n
const RATE_SCALE = 10n ** 18n
/** Taken from the first account to add liquidity. */
const LOCKED_SHARES = 1_000n

/** What the pool pays of its base token for an amount of another one, in base units, rounded down as in the contract. */
export function swapOut({ rate }: Pick<PoolToken, 'rate'>, amountWei: bigint, feeBps: bigint): bigint {
  return (amountWei * rate * (BPS - feeBps)) / (RATE_SCALE * BPS)
}

/** What the fee and rounding take of a swap, in base units of the base token. */
export function swapFee(token: Pick<PoolToken, 'rate'>, amountWei: bigint, feeBps: bigint): bigint {
  return (amountWei * token.rate) / RATE_SCALE - swapOut(token, amountWei, feeBps)
}

/**
 * The most of a token that the pool can swap: it pays in full or not at all.
 * @returns base units of the token, rounded down
 */
export function maxSwapIn({ tokens: [base], feeBps }: SwapPool, { rate }: Pick<PoolToken, 'rate'>): bigint {
  if (rate === 0n || feeBps >= BPS) return 0n
  // One more unit of output would be too much, and everything below it is paid.
  return ((base.reserveWei + 1n) * RATE_SCALE * BPS - 1n) / (rate * (BPS - feeBps))
}

/** Shares for an amount of a token, rounded down; 0 for one that is too small. Other tokens than the base pay the fee. */
export function sharesFor(pool: SwapPool, token: PoolToken, amountWei: bigint): bigint {
  const isBase = token.address === pool.tokens[0].address
  const valueWei = isBase ? amountWei : swapOut(token, amountWei, pool.feeBps)
  if (pool.totalShares === 0n) return valueWei > LOCKED_SHARES ? valueWei - LOCKED_SHARES : 0n
  return (valueWei * pool.totalShares) / pool.totalValueWei
}

/** What shares are paid out as, in the order of the tokens, each rounded down. */
export function amountsFor({ tokens, totalShares }: SwapPool, shares: bigint): readonly bigint[] {
  return tokens.map(({ reserveWei }) => (totalShares === 0n ? 0n : (reserveWei * shares) / totalShares))
}

/** The part of the pool that shares are, scaled by 10,000. */
export function shareBps({ totalShares }: Pick<SwapPool, 'totalShares'>, shares: bigint): bigint {
  return totalShares === 0n ? 0n : (shares * BPS) / totalShares
}

/** What shares are worth at the pool's rates, in base units of the base token. */
export function valueOfShares({ totalShares, totalValueWei }: SwapPool, shares: bigint): bigint {
  return totalShares === 0n ? 0n : (totalValueWei * shares) / totalShares
}
