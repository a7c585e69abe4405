import { type Choice, sharesOf } from './choices.ts'

/** A vote as far as the result is concerned. */
export interface CountedVote {
  readonly choice: Choice
  /** Voting power by strategy, in base units. */
  readonly power: readonly bigint[]
}

/** Result of a proposal, in base units. */
export interface Scores {
  /** By choice. */
  readonly scores: readonly bigint[]
  /** By choice, and by strategy within each. */
  readonly byStrategy: readonly (readonly bigint[])[]
  /** Voting power of all votes. With approval voting less than the sum of the scores. */
  readonly total: bigint
}

/** Adds up votes by the number of the choice, never by its text: two choices may have the same text. */
export function countVotes(
  { type, choices, strategies }: { readonly type: string; readonly choices: number; readonly strategies: number },
  votes: Iterable<CountedVote>,
): Scores {
  const byStrategy = Array.from({ length: choices }, () => Array.from({ length: strategies }, () => 0n))
  let total = 0n
  for (const { choice, power } of votes) {
    total += totalOf(power)
    for (const { index, numerator, denominator } of sharesOf(type, choice, choices)) {
      const score = byStrategy[index] ?? []
      for (const [strategy, part] of power.entries())
        score[strategy] = (score[strategy] ?? 0n) + (part * numerator) / denominator
    }
  }
  return { scores: byStrategy.map(totalOf), byStrategy, total }
}

export function totalOf(parts: readonly bigint[]): bigint {
  return parts.reduce((sum, part) => sum + part, 0n)
}
