import { BLOCK_TIME_SEC } from './network.ts'

const WEI = 10n ** 18n
const DAY_SEC = 86_400

/** When a campaign runs, seen from the deployment: `ended` lasts two blocks, in the second of which users can claim. */
export type Phase = 'ended' | 'live' | 'upcoming'

const LONG = (30 * DAY_SEC) / BLOCK_TIME_SEC

/** Start and end block, counted from the block of the deployment. */
export const phaseBlocks: Readonly<Record<Phase, readonly [start: number, end: number]>> = {
  ended: [0, 2],
  live: [0, LONG],
  // An hour, so that the start can be reached.
  upcoming: [1_800, 1_800 + LONG],
}

/** Achievements. Campaign ids start with 5 for one account and 16 for an anniversary. The first user claimed the ended one. */
export const pointCampaigns = [
  { phase: 'ended', campaignId: 516_010_001n, points: 50n, threshold: 0n },
  { phase: 'live', campaignId: 516_010_002n, points: 200n, threshold: 100n },
  // Out of reach for the second user at first.
  { phase: 'live', campaignId: 516_010_003n, points: 500n, threshold: 350n },
  { phase: 'upcoming', campaignId: 516_010_004n, points: 100n, threshold: 0n },
] as const

/**
 * Refunds to early users, in base units of the product token; `claims` are how many are funded. The users have profiles from
 * the start: a refund is more than a profile costs, so that whoever registered for it would gain.
 */
export const profileRefunds = [
  { phase: 'ended', amount: WEI, thresholdUser: 7n, claims: 10n },
  { phase: 'live', amount: 4n * WEI, thresholdUser: 7n, claims: 100n },
  { phase: 'upcoming', amount: 2n * WEI, thresholdUser: 7n, claims: 100n },
] as const

/** Bunnies for early users. Costs are in base units of the product token. */
export const earlyBunnies = [
  {
    kind: 21,
    name: 'Balloonist',
    description: 'For everyone with a profile.',
    thresholdUser: 100_000n,
    cost: 0n,
    isActive: true,
  },
  { kind: 22, name: 'Parasol', description: 'For the first users.', thresholdUser: 7n, cost: 3n * WEI, isActive: true },
  { kind: 23, name: 'Lantern', description: 'No longer given out.', thresholdUser: 1_000n, cost: 0n, isActive: false },
] as const

/** Bunnies by team, in the order of the teams. */
export const teamBunnies = [
  { kind: 13, name: 'First Pennant', description: 'For members of the first team.' },
  { kind: 14, name: 'Second Pennant', description: 'For members of the second team.' },
  { kind: 15, name: 'Third Pennant', description: 'For members of the third team.' },
] as const
export const teamBunnyCampaigns = [
  { phase: 'ended', thresholdUser: 1_000n },
  { phase: 'live', thresholdUser: 1_000n },
  { phase: 'upcoming', thresholdUser: 1_000n },
] as const satisfies readonly { readonly phase: Phase; readonly thresholdUser: bigint }[]

export interface PreSeedRow {
  /** Seconds from the deployment. */
  readonly opensAfter: number
  readonly closesAfter: number
  /** In wei, as the other amounts. */
  readonly minimum: bigint
  readonly maximum: bigint
  readonly maximumPerAccount: bigint
  /** Of the first two users and of the traders. */
  readonly contributions: readonly bigint[]
  readonly token?: {
    readonly name: string
    readonly symbol: string
    readonly allocation: bigint
    readonly releaseSec: number
  }
}

/** Seconds that past pre-seeds were open. */
export const PAST_SEC = 600

const preSeedLimits = { minimum: 5_000n * WEI, maximum: 50_000n * WEI, maximumPerAccount: 10_000n * WEI } as const
const release = (symbol: string, name: string) => ({
  name,
  symbol,
  allocation: 1_000_000n * WEI,
  releaseSec: 30 * DAY_SEC,
})

/** A pre-seed that has succeeded, one that has failed, one that is open and one that opens in a week. */
export const preSeeds: readonly PreSeedRow[] = [
  {
    ...preSeedLimits,
    opensAfter: 0,
    closesAfter: PAST_SEC,
    contributions: [300n, 120n, 4_000n, 2_500n, 1_111n].map((cro) => cro * WEI),
    token: release('GLOW', 'First Glow'),
  },
  {
    ...preSeedLimits,
    opensAfter: 0,
    closesAfter: PAST_SEC,
    contributions: [80n, 45n, 900n].map((cro) => cro * WEI),
  },
  {
    ...preSeedLimits,
    opensAfter: 0,
    closesAfter: 30 * DAY_SEC,
    contributions: [0n, 0n, 1_800n, 700n].map((cro) => cro * WEI),
    token: release('NOON', 'High Noon'),
  },
  { ...preSeedLimits, opensAfter: 7 * DAY_SEC, closesAfter: 37 * DAY_SEC, contributions: [] },
]

/** A token with roles: the first user mints, the second one pauses. Amounts are base units. */
export const roleTokenTable = {
  name: 'Ray',
  symbol: 'RAY',
  cap: 1_000_000n * WEI,
  /** Of each of the first two users. */
  balance: 500n * WEI,
} as const

/** Tokens that the swap pool takes for its base token, one for one. */
export const swapPoolTable = {
  base: 'stUSDv2',
  acceptable: ['stUSD', 'USDC', 'DAI'],
  feeBps: 10n,
  /** Whole base tokens that the pool starts with, of its deployer and of the first user. */
  liquidity: { deployer: 250_000n, user: 1_000n },
} as const
