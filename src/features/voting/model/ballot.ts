/** How a proposal can be voted on. Choices count from 1. */

/** What an account has chosen. */
export type Choice = number | readonly number[] | Readonly<Record<string, number>>

/** Part of a vote's power that counts for the choice at an index, from 0 to 1. */
interface Share {
  readonly index: number
  readonly part: number
}

/** Kinds of voting that the app can vote on and count. */
export const BALLOT_TYPES = ['single-choice', 'basic', 'approval', 'weighted'] as const
export type BallotType = (typeof BALLOT_TYPES)[number]

/** Greatest weight that the hub accepts. */
export const MAX_WEIGHT = 1_000_000

export function isBallotType(type: string): type is BallotType {
  return (BALLOT_TYPES as readonly string[]).includes(type)
}

function isChoiceNumber(value: unknown, count: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count
}

function approvedIn(choice: unknown, count: number): readonly number[] | undefined {
  if (!Array.isArray(choice) || choice.length === 0 || choice.length > count) return undefined
  const numbers = (choice as readonly unknown[]).filter((each) => isChoiceNumber(each, count))
  return numbers.length === choice.length && new Set(numbers).size === choice.length ? numbers : undefined
}

function weightsIn(choice: unknown, count: number): readonly (readonly [number: number, weight: number])[] | undefined {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined
  const entries = Object.entries(choice as Readonly<Record<string, unknown>>)
  const weights = entries.flatMap(([key, weight]) =>
    isChoiceNumber(Number(key), count) && typeof weight === 'number' && weight >= 0 && weight <= MAX_WEIGHT
      ? [[Number(key), weight] as const]
      : [],
  )
  return weights.length === entries.length ? weights.filter(([, weight]) => weight > 0) : undefined
}

/**
 * How a vote counts for the choices of a proposal. By number, because two choices may have the same text.
 * @returns undefined if it is not valid among `count` choices
 */
export function sharesOf(type: BallotType, choice: unknown, count: number): readonly Share[] | undefined {
  switch (type) {
    case 'single-choice':
    case 'basic':
      return isChoiceNumber(choice, count) ? [{ index: choice - 1, part: 1 }] : undefined
    // Every approved choice gets the whole voting power.
    case 'approval':
      return approvedIn(choice, count)?.map((each) => ({ index: each - 1, part: 1 }))
    case 'weighted': {
      const weights = weightsIn(choice, count)
      const sum = weights?.reduce((total, [, weight]) => total + weight, 0) ?? 0
      return sum === 0 ? undefined : weights?.map(([number, weight]) => ({ index: number - 1, part: weight / sum }))
    }
  }
}
