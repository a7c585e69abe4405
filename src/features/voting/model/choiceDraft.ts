import { type BallotType, type Choice, MAX_WEIGHT, sharesOf } from './ballot'

/** What is chosen in the form of a vote: numbers of choices, or of weighted votes, what was typed for each. */
export interface ChoiceDraft {
  readonly chosen: readonly number[]
  readonly weights: Readonly<Record<number, string>>
}

export const NO_CHOICE: ChoiceDraft = { chosen: [], weights: {} }

/** Selects a choice, or removes it where several can be chosen. */
export function toggleChoice({ chosen, weights }: ChoiceDraft, type: BallotType, number: number): ChoiceDraft {
  if (type !== 'approval') return { chosen: [number], weights }
  const next = chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]
  return { chosen: next.sort((a, b) => a - b), weights }
}

/** Whether something else than a whole weight was typed. */
export function isBadWeight(typed: string): boolean {
  return typed !== '' && !(/^\d{1,7}$/.test(typed) && Number(typed) <= MAX_WEIGHT)
}

/** The choice to sign; undefined if it is not complete or not valid. */
export function choiceOf({ chosen, weights }: ChoiceDraft, type: BallotType, count: number): Choice | undefined {
  if (Object.values(weights).some(isBadWeight)) return undefined
  const choice = {
    'single-choice': chosen[0],
    basic: chosen[0],
    approval: chosen,
    weighted: Object.fromEntries(
      Object.entries(weights).flatMap(([number, typed]) => (Number(typed) > 0 ? [[number, Number(typed)]] : [])),
    ),
  }[type]
  return sharesOf(type, choice, count) === undefined ? undefined : choice
}
