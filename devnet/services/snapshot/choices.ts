import { RefusedError } from './errors.ts'

export type Choice = number | readonly number[] | string

/** Part of a vote's power, as a fraction, for the choice at an index. */
interface Share {
  readonly index: number
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Greatest weight of a choice in a weighted vote. */
const MAX_WEIGHT = 1_000_000

/** A way of voting. Ranked, quadratic and encrypted votes are not supported. */
interface VotingType {
  /** @throws RefusedError if the choice is not valid among `count` choices */
  sharesOf(choice: Choice, count: number): readonly Share[]
}

const one = { numerator: 1n, denominator: 1n }

const single: VotingType = {
  sharesOf(choice, count) {
    if (!isChoice(choice, count)) throw new RefusedError('wrong choice: it must be the number of a choice')
    return [{ index: choice - 1, ...one }]
  },
}

/** Every chosen option gets the whole voting power. */
const approval: VotingType = {
  sharesOf(choice, count) {
    const isValid =
      Array.isArray(choice) &&
      choice.length > 0 &&
      new Set(choice).size === choice.length &&
      (choice as readonly unknown[]).every((each) => isChoice(each, count))
    if (!isValid) throw new RefusedError('wrong choice: it must be numbers of different choices')
    return (choice as readonly number[]).map((each) => ({ index: each - 1, ...one }))
  },
}

/** The voting power is divided by the weights. */
const weighted: VotingType = {
  sharesOf(choice, count) {
    const weights = typeof choice === 'string' ? weightsIn(choice, count) : []
    const denominator = weights.reduce((sum, [, weight]) => sum + BigInt(weight), 0n)
    if (denominator === 0n) throw new RefusedError('wrong choice: it must be whole weights by number of a choice')
    return weights.map(([index, weight]) => ({ index, numerator: BigInt(weight), denominator }))
  },
}

const votingTypes: ReadonlyMap<string, VotingType> = new Map([
  ['single-choice', single],
  // Of exactly three choices: for, against, abstain.
  ['basic', single],
  ['approval', approval],
  ['weighted', weighted],
])

/** Names of the types that the hub supports. */
export const supportedTypes: readonly string[] = [...votingTypes.keys()]

/**
 * How a vote's power counts for the choices.
 * @throws RefusedError if the choice is not valid among `count` choices
 */
export function sharesOf(type: string, choice: Choice, count: number): readonly Share[] {
  const votingType = votingTypes.get(type)
  if (votingType === undefined) throw new RefusedError(`voting type ${type} is not supported`)
  return votingType.sharesOf(choice, count)
}

/** Indexes and weights above zero; empty if they are malformed. */
function weightsIn(text: string, count: number): readonly (readonly [index: number, weight: number])[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return []
  const entries = Object.entries(parsed as Readonly<Record<string, unknown>>)
  const weights = entries.flatMap(([key, weight]) => {
    const isValid = /^[1-9]\d*$/.test(key) && isChoice(Number(key), count) && isWeight(weight)
    return isValid ? [[Number(key) - 1, weight] as const] : []
  })
  return weights.length === entries.length ? weights.filter(([, weight]) => weight > 0) : []
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_WEIGHT
}

function isChoice(value: unknown, count: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count
}
