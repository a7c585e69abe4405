import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'

/** Prize groups of a competition, from the contract's group 0 to 4, the best. */
export const PRIZE_GROUPS = [0, 1, 2, 3, 4] as const
export type PrizeGroup = (typeof PRIZE_GROUPS)[number]

/** Last rank in a team of each group, from group 4 down to group 1. */
export const LAST_RANKS = [1, 10, 100, 500] as const

/** What an account of a competition has traded. */
export interface Competitor {
  readonly address: Address
  readonly teamId: number
  /** Its place in the order of registration, from 1. */
  readonly registration: number
  /** Dollars. */
  readonly volume: Decimal
  /** Transactions that count. */
  readonly trades: number
}

/** A competitor with its place. */
export interface RankedCompetitor extends Competitor {
  /** In the team, from 1. */
  readonly rank: number
  /** That its rank gives now. */
  readonly group: PrizeGroup
}

/** A team with its score. */
export interface TeamScore {
  readonly teamId: number
  /** Of its best 500 accounts, in dollars. */
  readonly volume: Decimal
  /** From 1. */
  readonly place: number
  /** The best 500, best first. */
  readonly competitors: readonly RankedCompetitor[]
}

/** Reward group of a rank in a team. Whoever has not traded is in group 0. */
export function groupOfRank(rank: number, volume: Decimal): PrizeGroup {
  const index = LAST_RANKS.findIndex((last) => rank <= last)
  return volume.isZero() || index === -1 ? 0 : ((LAST_RANKS.length - index) as PrizeGroup)
}

/** Largest volume first; of equal ones, the earlier registration. */
function byVolume(a: Competitor, b: Competitor): number {
  return b.volume.comparedTo(a.volume) || a.registration - b.registration
}

/** Ranks the accounts of a team. */
function rankCompetitors(competitors: readonly Competitor[]): readonly RankedCompetitor[] {
  return [...competitors].sort(byVolume).map((competitor, index) => {
    const rank = index + 1
    return { ...competitor, rank, group: groupOfRank(rank, competitor.volume) }
  })
}

/**
 * Teams by the volume of their best accounts, best first; equal teams in the order of their ids.
 * @param teams the best 500 accounts of each team, by its id
 */
export function rankTeams(teams: ReadonlyMap<number, readonly Competitor[]>): readonly TeamScore[] {
  return [...teams]
    .map(([teamId, competitors]) => ({
      teamId,
      competitors: rankCompetitors(competitors),
      volume: competitors.reduce((sum, { volume }) => sum.plus(volume), new Decimal(0)),
    }))
    .sort((a, b) => b.volume.comparedTo(a.volume) || a.teamId - b.teamId)
    .map((team, index) => ({ ...team, place: index + 1 }))
}

/** The competitors of all teams, largest volume first, each with the rank in its team. */
export function mergeTeams(teams: readonly TeamScore[]): readonly RankedCompetitor[] {
  return teams.flatMap(({ competitors }) => competitors).sort(byVolume)
}

/** What an account lacks for the next group. */
export interface NextGroup {
  readonly group: PrizeGroup
  /** Dollars of volume, more than the account has. */
  readonly missing: Decimal
}

const CENT = new Decimal('0.01')

/**
 * The group above that of a competitor, and the volume it lacks now: more than the last one in that group has.
 * Undefined in the best group.
 * @param team the ranked accounts of its team
 */
export function nextGroup(
  team: readonly RankedCompetitor[],
  { group, volume }: Pick<RankedCompetitor, 'group' | 'volume'>,
): NextGroup | undefined {
  const next = PRIZE_GROUPS[group + 1]
  const lastRank = LAST_RANKS[LAST_RANKS.length - (group + 1)]
  if (next === undefined || lastRank === undefined) return undefined
  const holder = team[lastRank - 1]
  const missing = holder === undefined ? CENT : holder.volume.minus(volume).plus(CENT)
  return { group: next, missing: Decimal.max(missing, CENT) }
}
