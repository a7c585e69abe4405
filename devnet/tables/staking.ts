import { productToken } from '../brand.ts'

/** A pool of the product token's farm. Its index is its pid. */
export interface ProductFarmRow {
  /** The staked token, or the tokens of the staked LP token. */
  readonly stake: readonly [token: string, quoteToken?: string]
  /** Ignored for pool 0, which gets a quarter of the total. */
  readonly allocPoint: number
  /** Deployer's stake. */
  readonly stakedUsd: number
  readonly isCommunity?: true
  /** Gets no more rewards once everyone has staked. */
  readonly isInactive?: true
}

/** Product tokens per block of all farms. */
export const PRODUCT_PER_BLOCK = (3n * 10n ** 18n) / 2n

export const productFarmTable: readonly ProductFarmRow[] = [
  { stake: [productToken.symbol], allocPoint: 0, stakedUsd: 1_000_000 },
  { stake: [productToken.symbol, 'WCRO'], allocPoint: 4_000, stakedUsd: 1_200_000 },
  { stake: ['USDC', 'WCRO'], allocPoint: 2_000, stakedUsd: 2_000_000 },
  { stake: ['stUSD', productToken.symbol], allocPoint: 1_000, stakedUsd: 600_000 },
  { stake: ['PHOTON', 'WCRO'], allocPoint: 500, stakedUsd: 150_000, isCommunity: true },
  { stake: ['SYRUP', 'WCRO'], allocPoint: 400, stakedUsd: 100_000, isInactive: true },
]

export interface StakingPoolRow {
  /** What is staked and paid: tokens, or CRO on one side. CRO is written WCRO. */
  readonly kind: 'token' | 'nativeStake' | 'nativeReward'
  readonly stakedToken: string
  readonly rewardToken: string
  /** Deployer's stake; in a pool with a limit, no more than that. */
  readonly stakedUsd: number
  readonly rewardUsdPerBlock: number
  /** Blocks from the deployment to the start. */
  readonly startsAfter: number
  readonly blocks: number
  /** Blocks whose rewards are funded; all by default. */
  readonly fundedBlocks?: number
  /** Limit per user, for a number of blocks from the start. */
  readonly limit?: { readonly usd: number; readonly blocks: number }
  readonly isCommunity?: true
}

/** More than a year at the default block time. */
const LONG = 20_000_000
/** All stakes are made in the first block, and the deployment goes on for more blocks than this. */
export const ENDED_AFTER = 4

/** Pools with contracts of their own. Their sousId is their index plus 1, because 0 is the farm's pool 0. */
export const stakingPoolTable: readonly StakingPoolRow[] = [
  {
    kind: 'token',
    stakedToken: productToken.symbol,
    rewardToken: 'TONIC',
    stakedUsd: 300_000,
    rewardUsdPerBlock: 0.004,
    startsAfter: 0,
    blocks: LONG,
  },
  {
    kind: 'token',
    stakedToken: productToken.symbol,
    rewardToken: 'USDC',
    stakedUsd: 5_000,
    rewardUsdPerBlock: 0.0005,
    startsAfter: 0,
    blocks: LONG,
    limit: { usd: 5_000, blocks: LONG },
  },
  {
    kind: 'token',
    stakedToken: productToken.symbol,
    rewardToken: 'DOGE',
    stakedUsd: 1_000,
    rewardUsdPerBlock: 0.001,
    startsAfter: 0,
    blocks: LONG,
    limit: { usd: 1_000, blocks: 2_400 },
  },
  {
    kind: 'token',
    stakedToken: 'USDC',
    rewardToken: productToken.symbol,
    stakedUsd: 400_000,
    rewardUsdPerBlock: 0.003,
    startsAfter: 0,
    blocks: LONG,
  },
  {
    kind: 'token',
    stakedToken: 'WBTC',
    rewardToken: 'VVS',
    stakedUsd: 500_000,
    rewardUsdPerBlock: 0.002,
    startsAfter: 0,
    blocks: 45_000,
    isCommunity: true,
  },
  {
    kind: 'token',
    stakedToken: productToken.symbol,
    rewardToken: 'LION',
    stakedUsd: 20_000,
    rewardUsdPerBlock: 0.002,
    startsAfter: 1_800,
    blocks: 200_000,
    isCommunity: true,
  },
  {
    kind: 'nativeStake',
    stakedToken: 'WCRO',
    rewardToken: productToken.symbol,
    stakedUsd: 200_000,
    rewardUsdPerBlock: 0.002,
    startsAfter: 0,
    blocks: LONG,
  },
  {
    kind: 'nativeReward',
    stakedToken: productToken.symbol,
    rewardToken: 'WCRO',
    stakedUsd: 100_000,
    rewardUsdPerBlock: 0.002,
    startsAfter: 0,
    blocks: 3_000,
  },
  {
    kind: 'token',
    stakedToken: 'stUSD',
    rewardToken: 'PHOTON',
    stakedUsd: 50_000,
    rewardUsdPerBlock: 25,
    startsAfter: 0,
    blocks: ENDED_AFTER,
    isCommunity: true,
  },
  {
    kind: 'token',
    stakedToken: 'VVS',
    rewardToken: 'FER',
    stakedUsd: 50_000,
    rewardUsdPerBlock: 0.5,
    startsAfter: 0,
    blocks: LONG,
    fundedBlocks: 2,
    isCommunity: true,
  },
]

/** Stakes of each of the first two users and each trader in every farm and pool, and of the deployer in the vault. */
export const stakeUsd = { user: 250, trader: 2_000, vault: 400_000 } as const

/** sousId of the pool that the stake wrapper stakes in, and its fee for referrers in basis points. */
export const stakeWrapper = { sousId: 1, referralFeeBps: 500 } as const
