const DIAL = 10n ** 18n

/** In base units of the product token. */
export const profileCosts = {
  /** The lower of the two costs that the specification names; the other one, 10, is the contract's limit. */
  register: (15n * DIAL) / 10n,
  /** The specification has no cost of a change. Both are the same: pausing and reactivating must not undercut it. */
  update: DIAL / 2n,
  reactivate: DIAL / 2n,
  /** Of a starter bunny. */
  starter: 5n * DIAL,
} as const

/** Names by kind. Kinds without a name here are named by those who mint them. */
export const bunnyNames: readonly (readonly [kind: number, name: string])[] = [
  // Generation 0.
  [0, 'Gnomon'],
  [1, 'Meridian'],
  [2, 'Equinox'],
  [3, 'Solstice'],
  [4, 'Zenith'],
  // Starters.
  [5, 'Sleepyhead'],
  [6, 'Early Bird'],
  [7, 'Matinee'],
  [8, 'Teatime'],
  [9, 'Stargazer'],
  // Winners of a competition.
  [10, 'Golden Hour'],
  [11, 'Silver Lining'],
  [12, 'Copper Dusk'],
  // Players.
  [16, 'Keeper'],
  [17, 'Oracle'],
  [18, 'Ticket Holder'],
  [19, 'Prize Winner'],
  [20, 'Lucky Guest'],
]

export interface ProfileRow {
  /** Index of the node's account. */
  readonly account: number
  /** At the names service. */
  readonly username: string
  /** Kind of the starter bunny, which is the picture. */
  readonly starter: number
  readonly teamId: number
  readonly isPaused?: true
}

/** The third user has none, so that its registration can be tried. */
export const profileTable: readonly ProfileRow[] = [
  { account: 0, username: 'Daybreak', starter: 6, teamId: 1 },
  { account: 1, username: 'Meridian7', starter: 8, teamId: 2 },
  { account: 7, username: 'Hibernator', starter: 5, teamId: 3, isPaused: true },
  { account: 13, username: 'TideWatcher', starter: 9, teamId: 1 },
  { account: 14, username: 'BearHug', starter: 7, teamId: 2 },
  { account: 15, username: 'NightOwl', starter: 9, teamId: 3 },
]

/** Product tokens left to an account with a paused profile, for its reactivation. */
export const REACTIVATION_FUNDS = 10n * DIAL

/** Kinds of generation-0 bunnies by account. */
export const generation0Table: readonly (readonly [account: number, kinds: readonly number[]])[] = [
  [0, [0, 3, 4]],
  [1, [1, 4]],
  [2, [2]],
  [13, [0]],
  [14, [1]],
  [15, [3]],
]

/**
 * Points that were given by hand, in this order. The digits of a campaign's id are: 5 one account, 6 several, 8 a team; 10
 * by hand; two of a type; four of a month or rank.
 */
export const pointTable = {
  several: { accounts: [0, 1, 13, 14, 15], points: 100n, campaignId: 610_012_601n },
  single: [
    { account: 0, points: 250n, campaignId: 510_022_601n },
    { account: 13, points: 1_400n, campaignId: 510_022_601n },
    { account: 14, points: 950n, campaignId: 510_022_602n },
    { account: 15, points: 1_150n, campaignId: 510_022_602n },
  ],
  teams: [
    { teamId: 1, points: 4_200n, campaignId: 810_012_601n },
    { teamId: 2, points: 5_100n, campaignId: 810_012_601n },
    { teamId: 3, points: 3_600n, campaignId: 810_012_601n },
  ],
} as const

/** Bunnies with points for players. Campaign ids have 13 for the vault, 14 for the prediction market, 15 for the lottery. */
export const bunnyCampaigns = {
  vault: {
    kind: 16,
    points: 100n,
    campaignId: 513_010_001n,
    /** Of the threshold, after the deployment. */
    days: 7,
    /** Short, so that the campaign's end can be reached. */
    blocks: 3_000,
  },
  prediction: {
    kind: 17,
    points: 100n,
    campaignId: 514_010_001n,
    /** A week of rounds of five minutes. */
    thresholdRound: 2_016,
    blocks: 1_296_000,
  },
  lottery: {
    /** Of kinds 18, 19 and 20. */
    points: [50n, 150n, 100n],
    campaignIds: [515_010_001n, 515_010_002n, 515_010_003n],
    firstRound: 1,
    lastRound: 60,
    /** Accounts that get kind 20. */
    invited: [0, 1, 2],
    blocks: 1_296_000,
  },
} as const
