import type { Hex } from '@/lib/hex'

/** What a node gave for some calls at one block, in their order; undefined where it gave nothing. */
export interface Testimony {
  /** URL; absent where nobody knows any more. */
  readonly node?: string | undefined
  readonly results: readonly (Hex | undefined)[]
}

export interface Judgement {
  /** Nodes that gave another answer than two or more others, who agree. */
  readonly untrusted: readonly Testimony[]
  /** Indexes of the calls on which the others differ, with no majority. */
  readonly disputed: readonly number[]
}

/** Who gave which answer to one call. Giving nothing is no answer: nodes may refuse what others still compute. */
function answersTo(testimonies: readonly Testimony[], call: number): readonly (readonly Testimony[])[] {
  const byAnswer = new Map<Hex, Testimony[]>()
  for (const testimony of testimonies) {
    const answer = testimony.results[call]
    if (answer !== undefined) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), testimony])
  }
  return [...byAnswer.values()].sort((a, b) => b.length - a.length)
}

function callsIn(testimonies: readonly Testimony[]): readonly number[] {
  return Array.from({ length: Math.max(0, ...testimonies.map(({ results }) => results.length)) }, (_, call) => call)
}

/** Who is in the minority: at least two must agree on an answer, and more than on any other. */
export function judgeAnswers(testimonies: readonly Testimony[]): Judgement {
  const calls = callsIn(testimonies)
  const untrusted = new Set<Testimony>()
  for (const call of calls) {
    const [most = [], second = [], ...rest] = answersTo(testimonies, call)
    if (most.length > 1 && most.length > second.length)
      for (const testimony of [second, ...rest].flat()) untrusted.add(testimony)
  }
  // Whoever is caught with one answer is believed in none.
  const trusted = testimonies.filter((testimony) => !untrusted.has(testimony))
  return { untrusted: [...untrusted], disputed: calls.filter((call) => answersTo(trusted, call).length > 1) }
}
