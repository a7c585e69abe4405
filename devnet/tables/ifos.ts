import { productToken } from '../brand.ts'
import type { TokenRow } from './tokens.ts'

/** What an account commits while a sale is deployed, and whether it has harvested it. */
export interface IfoCommitment {
  readonly by: 'user' | 'trader'
  readonly index: number
  readonly pool: 'basic' | 'unlimited'
  readonly usd: number
  readonly isHarvested?: true
}

/** An initial farm offering. Amounts of LP tokens are in USD at the start. */
export interface IfoRow {
  readonly id: string
  /** A sale of the first version has the unlimited pool only, without a tax. */
  readonly version: 1 | 2
  /** What is offered, with the price of the sale. */
  readonly token: TokenRow & { readonly symbol: string }
  readonly raisingUsd: { readonly basic: number; readonly unlimited: number }
  /** 0 for none. */
  readonly minimumUsd: number
  /** Blocks from the deployment to the first block. */
  readonly startsAfter: number
  /** Blocks from the first to the last one. */
  readonly blocks: number
  readonly points: { readonly campaignId: number; readonly count: number }
  readonly commitments: readonly IfoCommitment[]
  /** Price at which its token was listed after the sale. */
  readonly listedUsd?: number
}

/** Tokens of the pair whose LP tokens are committed. */
export const IFO_PAIR = ['WCRO', productToken.symbol] as const
/** Limit per account of the basic pools, and what an account must commit for points. */
export const IFO_LIMIT_USD = 100
export const IFO_POINTS_USD = 10
/** LP tokens that each trader has for later sales. */
export const IFO_TRADER_USD = 60_000
/** Each side of a listed token's pool. */
export const IFO_LISTING_USD = 40_000
/** Most sales in one request of the point centre. */
export const POINT_CENTER_LENGTH = 50

/**
 * A sale is past if its blocks end within the deployment. The others are short, because a node mines only about 200 blocks a
 * second, and a start of the local chain mines a few hundred.
 */
const PAST = { startsAfter: 1, blocks: 1 } as const

const byTraders = (
  pool: IfoCommitment['pool'],
  usd: readonly number[],
  harvested: readonly number[] = [],
): readonly IfoCommitment[] =>
  usd.map((amount, index) => ({
    by: 'trader',
    index,
    pool,
    usd: amount,
    ...(harvested.includes(index) ? { isHarvested: true } : {}),
  }))

export const ifoTable: readonly IfoRow[] = [
  {
    id: 'azimuth',
    version: 1,
    token: { symbol: 'AZIM', name: 'Azimuth', decimals: 18, priceUsd: 0.04 },
    raisingUsd: { basic: 0, unlimited: 2_000 },
    minimumUsd: 0,
    ...PAST,
    points: { campaignId: 511_010_000, count: 100 },
    commitments: [
      // Has points to claim.
      { by: 'user', index: 0, pool: 'unlimited', usd: 300, isHarvested: true },
      { by: 'user', index: 1, pool: 'unlimited', usd: 200 },
      ...byTraders('unlimited', [4_000, 2_500, 1_000], [0, 1]),
    ],
    listedUsd: 0.025,
  },
  {
    id: 'perihelion',
    version: 2,
    token: { symbol: 'PERI', name: 'Perihelion', decimals: 18, priceUsd: 0.2 },
    raisingUsd: { basic: 300, unlimited: 700 },
    minimumUsd: 500,
    ...PAST,
    points: { campaignId: 511_020_000, count: 200 },
    commitments: [
      { by: 'user', index: 0, pool: 'basic', usd: 100 },
      { by: 'user', index: 0, pool: 'unlimited', usd: 250 },
      { by: 'user', index: 1, pool: 'unlimited', usd: 400 },
      ...byTraders('basic', [100, 100, 80], [0, 1]),
      // More than a hundred times as much as the pool takes: a tax of 0.3 %.
      ...byTraders('unlimited', [36_000, 28_000, 16_000], [0, 1]),
    ],
    listedUsd: 0.34,
  },
  {
    id: 'analemma',
    version: 2,
    token: { symbol: 'ANLM', name: 'Analemma', decimals: 18, priceUsd: 0.08 },
    raisingUsd: { basic: 300, unlimited: 700 },
    minimumUsd: 500,
    startsAfter: 1,
    blocks: 1_200,
    points: { campaignId: 511_030_000, count: 200 },
    // Less than fifty times as much as the pool takes, so that the tax falls while traders commit more.
    commitments: [...byTraders('basic', [100, 60, 40]), ...byTraders('unlimited', [12_000, 9_000, 6_000])],
  },
  {
    id: 'almanac',
    version: 2,
    token: { symbol: 'ALMA', name: 'Almanac', decimals: 8, priceUsd: 1.5 },
    raisingUsd: { basic: 1_500, unlimited: 3_500 },
    minimumUsd: 2_000,
    startsAfter: 1_500,
    blocks: 600,
    points: { campaignId: 511_040_000, count: 200 },
    commitments: [],
  },
]
