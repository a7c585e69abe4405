import type { Team } from './reads'

/** Teams by points, then by number: the order of their ranks, from 1. */
export function rankTeams(teams: readonly Team[]): readonly Team[] {
  return [...teams].sort((a, b) => (a.points === b.points ? a.id - b.id : a.points > b.points ? -1 : 1))
}

/** Rank of a team, from 1; undefined for a number without a team. */
export function teamRank(teams: readonly Team[], id: number): number | undefined {
  const index = rankTeams(teams).findIndex((team) => team.id === id)
  return index < 0 ? undefined : index + 1
}
