/** What the leaderboard is ordered by: the fields of the subgraph. */
export const playerOrders = ['netBNB', 'totalBNB', 'totalBets', 'winRate'] as const
export type PlayerOrder = (typeof playerOrders)[number]

/** Players with fewer bets are not ranked. */
export const LEAST_BETS = 10
