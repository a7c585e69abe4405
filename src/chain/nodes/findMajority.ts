import type { Hex } from '@/lib/hex'

/** What one node returned for some calls at one block, in call order; undefined for a call it did not answer. */
export interface NodeAnswer {
  /** URL; absent where it is no longer known. */
  readonly node?: string | undefined
  readonly results: readonly (Hex | undefined)[]
}

export interface Majority {
  /** Answers that contradict two or more others that agree. */
  readonly untrusted: readonly NodeAnswer[]
  /** Indexes of the calls on which the others differ, with no majority. */
  readonly disputed: readonly number[]
}

/** The nodes that agree on a result of one call, the largest group first. A missing result counts for nothing: nodes may refuse what others still compute. */
function answersTo(answers: readonly NodeAnswer[], call: number): readonly (readonly NodeAnswer[])[] {
  const byResult = new Map<Hex, NodeAnswer[]>()
  for (const answer of answers) {
    const result = answer.results[call]
    if (result !== undefined) byResult.set(result, [...(byResult.get(result) ?? []), answer])
  }
  return [...byResult.values()].sort((a, b) => b.length - a.length)
}

function callsIn(answers: readonly NodeAnswer[]): readonly number[] {
  return Array.from({ length: Math.max(0, ...answers.map(({ results }) => results.length)) }, (_, call) => call)
}

/** Finds the answers outside the majority: at least two nodes must agree on a result, and more than on any other. */
export function findMajority(answers: readonly NodeAnswer[]): Majority {
  const calls = callsIn(answers)
  const untrusted = new Set<NodeAnswer>()
  for (const call of calls) {
    const [most = [], second = [], ...rest] = answersTo(answers, call)
    if (most.length > 1 && most.length > second.length)
      for (const answer of [second, ...rest].flat()) untrusted.add(answer)
  }
  // A node caught with one wrong result is trusted for none.
  const trusted = answers.filter((answer) => !untrusted.has(answer))
  return { untrusted: [...untrusted], disputed: calls.filter((call) => answersTo(trusted, call).length > 1) }
}
