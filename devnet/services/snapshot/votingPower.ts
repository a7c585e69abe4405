/** Voting power of an account at a block, in base units of the token, by where it comes from. */

/** What voting power comes from, in the order of every list of parts. */
export const POWER_PARTS = ['wallet', 'vault', 'pools', 'liquidity'] as const

/** What an account holds at a block, in base units. */
export interface Holdings {
  readonly wallet: bigint
  readonly vaultShares: bigint
  /** Stake in pool 0 of the farm. */
  readonly farmStake: bigint
  /** Stake in each pool. */
  readonly poolStakes: readonly bigint[]
  /** LP tokens of each pair, in the wallet and staked in the farm. */
  readonly lpTokens: readonly bigint[]
}

/** What a block says about everyone's holdings. */
export interface PowerRates {
  readonly block: bigint
  /** Tokens per vault share, scaled by 1e18. */
  readonly pricePerShare: bigint
  /** Stakes count between a pool's first and last block. */
  readonly pools: readonly { readonly startBlock: bigint; readonly endBlock: bigint }[]
  /** Tokens in each pair, and its LP tokens. */
  readonly pairs: readonly { readonly reserve: bigint; readonly supply: bigint }[]
}

/** A whole token, of 18 decimals. */
export const TOKEN_UNIT = 10n ** 18n
/** Scale of the vault's price. */
const SHARE_SCALE = 10n ** 18n

/**
 * Adds up wallet, automatic vault, pools and liquidity, as PancakeSwap's voting did: each part is rounded down.
 * @returns a part for each of `POWER_PARTS`
 */
export function votingPower(holdings: Holdings, rates: PowerRates): readonly bigint[] {
  const { block, pricePerShare } = rates
  const pools = rates.pools.map(({ startBlock, endBlock }, index) =>
    startBlock < block && block < endBlock ? (holdings.poolStakes[index] ?? 0n) : 0n,
  )
  const pairs = rates.pairs.map(({ reserve, supply }, index) =>
    supply === 0n ? 0n : ((holdings.lpTokens[index] ?? 0n) * reserve) / supply,
  )
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  return [
    holdings.wallet,
    (holdings.vaultShares * pricePerShare) / SHARE_SCALE,
    holdings.farmStake + sum(pools),
    sum(pairs),
  ]
}

/** Whole tokens of base units, as the nearest number that the hub's Float can hold. */
export function toTokens(units: bigint): number {
  return Number(`${units / TOKEN_UNIT}.${String(units % TOKEN_UNIT).padStart(18, '0')}`)
}
