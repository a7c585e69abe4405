import type { HubVote, Proposal } from '@/api/snapshot/parse'
import { isBallotType, sharesOf } from './ballot'

/** The result of a proposal, in whole tokens. */
export interface Tally {
  /** By choice. */
  readonly scores: readonly number[]
  /** Voting power of all votes that count. */
  readonly total: number
  /** Votes that count. */
  readonly votes: number
}

type CountedProposal = Pick<Proposal, 'type' | 'choices'>

/**
 * Counts the votes again.
 * @param invalid lower-case voters whose votes do not count
 * @returns undefined for a kind of voting that the app can't count
 */
export function countVotes(
  { type, choices }: CountedProposal,
  votes: readonly Pick<HubVote, 'voter' | 'choice' | 'power'>[],
  invalid: ReadonlySet<string> = new Set(),
): Tally | undefined {
  if (!isBallotType(type)) return undefined
  const scores = choices.map(() => 0)
  let total = 0
  let counted = 0
  for (const { voter, choice, power } of votes) {
    const shares = invalid.has(voter.toLowerCase()) ? undefined : sharesOf(type, choice, choices.length)
    if (shares === undefined) continue
    total += power
    counted += 1
    for (const { index, part } of shares) scores[index] = (scores[index] ?? 0) + power * part
  }
  return { scores, total, votes: counted }
}

/** The hub's numbers are floats, and sums of them differ in their last digits. */
const TOLERANCE = 1e-9

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b))
}

/** Whether the hub's result is that of its votes. */
export function isSameTally(tally: Tally, { scores, total }: Pick<Proposal, 'scores' | 'total'>): boolean {
  return (
    isClose(tally.total, total) &&
    tally.scores.length === scores.length &&
    tally.scores.every((score, index) => isClose(score, scores[index] ?? 0))
  )
}

/** A choice with its result. */
export interface ResultRow {
  readonly number: number
  readonly score: number
  /** Part of all scores, from 0 to 1; 0 without votes. */
  readonly share: number
  /** Whether it has more than every other one. */
  readonly isAhead: boolean
}

/** More choices than these are not all shown at first. */
export const FIRST_CHOICES = 12

/** Results in the order of the choices. */
export function resultRows(choices: readonly string[], scores: readonly number[]): readonly ResultRow[] {
  const sum = scores.reduce((total, score) => total + score, 0)
  const best = Math.max(0, ...scores)
  const isTie = scores.filter((score) => score === best).length > 1
  return choices.map((_, index) => {
    const score = scores[index] ?? 0
    return {
      number: index + 1,
      score,
      share: sum === 0 ? 0 : score / sum,
      isAhead: best > 0 && score === best && !isTie,
    }
  })
}

/** The rows to show at first: all, or those with the highest scores where there are many. */
export function firstRows(rows: readonly ResultRow[]): readonly ResultRow[] {
  if (rows.length <= FIRST_CHOICES) return rows
  return [...rows].sort((a, b) => b.score - a.score || a.number - b.number).slice(0, FIRST_CHOICES)
}
