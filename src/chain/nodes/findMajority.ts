import type { Hex } from '@/lib/hex'

/** What one node returned for some calls at one block, in call order; undefined for a call it did not answer. */
export interface NodeAnswer {
  /** Absent if no longer known. */
  readonly node?: string | undefined
  readonly results: readonly (Hex | undefined)[]
}

export interface Majority {
  /** Answers that contradict two or more agreeing nodes. */
  readonly untrusted: readonly NodeAnswer[]
  /** Indexes of calls on which the remaining nodes differ without a majority. */
  readonly disputed: readonly number[]
}

/**
 * Groups the nodes by their result for one call, largest group first. A missing result is not a vote: nodes may refuse
 * what others still compute.
 */
function groupByResult(answers: readonly NodeAnswer[], call: number): readonly (readonly NodeAnswer[])[] {
  const byResult = new Map<Hex, NodeAnswer[]>()
  for (const answer of answers) {
    const result = answer.results[call]
    if (result !== undefined) byResult.set(result, [...(byResult.get(result) ?? []), answer])
  }
  return [...byResult.values()].sort((a, b) => b.length - a.length)
}

function callIndexes(answers: readonly NodeAnswer[]): readonly number[] {
  return Array.from({ length: Math.max(0, ...answers.map(({ results }) => results.length)) }, (_, call) => call)
}

/**
 * Finds the answers outside the majority. A majority is at least two nodes that agree, and more than agree on any other
 * result.
 */
export function findMajority(answers: readonly NodeAnswer[]): Majority {
  const calls = callIndexes(answers)
  const untrusted = new Set<NodeAnswer>()
  for (const call of calls) {
    const [most = [], second = [], ...rest] = groupByResult(answers, call)
    if (most.length > 1 && most.length > second.length)
      for (const answer of [second, ...rest].flat()) untrusted.add(answer)
  }
  // A node with one wrong result is not trusted for the others either.
  const trusted = answers.filter((answer) => !untrusted.has(answer))
  return { untrusted: [...untrusted], disputed: calls.filter((call) => groupByResult(trusted, call).length > 1) }
}
