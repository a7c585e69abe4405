import { productToken } from '../brand.ts'

const DAY_SEC = 86_400
const DIAL = 10n ** 18n

/** Pairs whose swaps count, with the token that measures them. */
export const trackedPairTable = [
  { tokens: ['WCRO', 'USDC'], quote: 'USDC' },
  { tokens: ['WCRO', productToken.symbol], quote: 'WCRO' },
  { tokens: ['WCRO', 'WETH'], quote: 'WCRO' },
  { tokens: ['WCRO', 'WBTC'], quote: 'WCRO' },
] as const

export type CompetitorRole = 'users' | 'traders'
type Account = readonly [role: CompetitorRole, index: number]

interface CompetitionRow {
  /** Campaigns of its points are numbered from here: 5 one account, 12 trading, two digits of the competition. */
  readonly firstCampaignId: bigint
  /** Seconds from the deployment of all competitions. */
  readonly startsAfterSec: number
  readonly lengthSec: number
  readonly claimPeriodSec: number
  readonly registered: readonly Account[]
}

/** The past competition, in which the first two users have prizes, the live one, and the next one. */
export const competitionTable = {
  past: {
    firstCampaignId: 512_010_001n,
    startsAfterSec: 60,
    lengthSec: 600,
    /** Long after the chain was stored. */
    claimPeriodSec: 180 * DAY_SEC,
    registered: [
      ['traders', 0],
      ['users', 0],
      ['users', 1],
      ['traders', 1],
      ['traders', 2],
    ],
  },
  live: {
    firstCampaignId: 512_020_001n,
    /** Once the past one is over. */
    startsAfterSec: 900,
    lengthSec: 90 * DAY_SEC,
    claimPeriodSec: 30 * DAY_SEC,
    registered: [
      ['users', 0],
      ['traders', 0],
      ['traders', 1],
      ['traders', 2],
    ],
  },
  coming: {
    firstCampaignId: 512_030_001n,
    startsAfterSec: 120 * DAY_SEC,
    lengthSec: 14 * DAY_SEC,
    claimPeriodSec: 30 * DAY_SEC,
    registered: [
      ['traders', 0],
      ['traders', 2],
    ],
  },
} as const satisfies Record<string, CompetitionRow>

interface TradeRow {
  readonly by: Account
  /** Tokens of the route. */
  readonly path: readonly string[]
  readonly usd: number
}

/** Small, because the pools should stay as their table says: the deployer swaps about the same amount back. */
export const pastTrades: readonly TradeRow[] = [
  { by: ['users', 0], path: ['USDC', 'WCRO'], usd: 900 },
  { by: ['users', 0], path: ['WCRO', 'WETH'], usd: 1_400 },
  // Counts once, although both pairs count.
  { by: ['users', 1], path: ['USDC', 'WCRO', productToken.symbol], usd: 1_100 },
  { by: ['traders', 0], path: ['WCRO', 'USDC'], usd: 1_900 },
  { by: ['traders', 1], path: ['WBTC', 'WCRO'], usd: 650 },
  { by: ['traders', 2], path: ['USDC', 'WCRO'], usd: 1_250 },
]
export const liveTrades: readonly TradeRow[] = [
  { by: ['users', 0], path: ['WCRO', productToken.symbol], usd: 300 },
  { by: ['traders', 0], path: ['USDC', 'WCRO'], usd: 450 },
  { by: ['traders', 1], path: ['WETH', 'WCRO'], usd: 800 },
  { by: ['traders', 2], path: ['WCRO', 'WBTC'], usd: 500 },
]

/** Who has claimed the prizes of the past competition. */
export const claimedBy: readonly Account[] = [
  ['users', 1],
  ['traders', 0],
]

/** Of each account by the place of its team and by reward group, from group 0; tokens in base units. */
export const prizeTable: readonly { readonly cake: readonly bigint[]; readonly points: readonly bigint[] }[] = [
  { cake: [0n, 60n, 150n, 400n, 1_200n].map((cake) => cake * DIAL), points: [500n, 850n, 1_000n, 1_250n, 2_500n] },
  { cake: [0n, 20n, 50n, 120n, 350n].map((cake) => cake * DIAL), points: [500n, 500n, 850n, 1_000n, 2_250n] },
  { cake: [0n, 10n, 25n, 60n, 175n].map((cake) => cake * DIAL), points: [250n, 250n, 500n, 850n, 1_500n] },
]

/** Kind of the winners' bunny by the id of their team. */
export const winnerBunnies: Readonly<Record<number, number>> = { 1: 10, 2: 11, 3: 12 }
