export interface Competitor {
  readonly account: string
  readonly teamId: number
}

export interface RankedCompetitor extends Competitor {
  /** In micro-dollars. */
  readonly volume: bigint
  /** In the team, from 1. */
  readonly rank: number
  /** From 0 to 4, the best. */
  readonly group: number
}

export interface TeamResult {
  readonly teamId: number
  /** Of its best 500 accounts, in micro-dollars. */
  readonly volume: bigint
  /** Best first. */
  readonly competitors: readonly RankedCompetitor[]
}

/** Last rank of each reward group, from group 4 down to group 1. */
const LAST_RANKS = [1, 10, 100, 500] as const
const COUNTED = 500

/**
 * Teams by volume, best first, with their accounts by volume. Equal volumes keep the order of registration, equal teams
 * that of their ids.
 * @param competitors in the order of registration
 * @param volumes in micro-dollars; an account without one has not traded
 */
export function rankTeams(
  competitors: readonly Competitor[],
  volumes: ReadonlyMap<string, bigint>,
  numberTeams: number,
): readonly TeamResult[] {
  const teams = Array.from({ length: numberTeams }, (_, index) => {
    const teamId = index + 1
    const ranked = competitors
      .filter((competitor) => competitor.teamId === teamId)
      .map((competitor) => ({ ...competitor, volume: volumes.get(competitor.account) ?? 0n }))
      .sort((a, b) => descending(a.volume, b.volume))
      .map((competitor, place) => ({ ...competitor, rank: place + 1, group: groupOf(place + 1, competitor.volume) }))
    const volume = ranked.slice(0, COUNTED).reduce((sum, competitor) => sum + competitor.volume, 0n)
    return { teamId, volume, competitors: ranked }
  })
  return teams.sort((a, b) => descending(a.volume, b.volume))
}

/** Reward group of a rank in a team. Whoever has not traded is in group 0. */
export function groupOf(rank: number, volume: bigint): number {
  const index = LAST_RANKS.findIndex((last) => rank <= last)
  return volume === 0n || index === -1 ? 0 : LAST_RANKS.length - index
}

const descending = (a: bigint, b: bigint) => (a === b ? 0 : a > b ? -1 : 1)
