import { seededRandom } from '../../devnet/trading/random.ts'

/** Choices that follow from a seed, so that a walk can be taken again. */
export interface Random {
  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number
  /** @param share of the cases, from 0 to 1 */
  isOneOf(share: number): boolean
  /** @throws RangeError where there is nothing to pick */
  pick<T>(choices: readonly T[]): T
  /** @throws RangeError where no choice has a weight above 0 */
  pickWeighted<T extends { readonly weight: number }>(choices: readonly T[]): T
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    isOneOf: (share) => next() < share,
    pick(choices) {
      const [picked] = choices.slice(below(choices.length))
      if (picked === undefined) throw new RangeError('Nothing to pick')
      return picked
    },
    pickWeighted(choices) {
      let rest = next() * choices.reduce((sum, { weight }) => sum + weight, 0)
      for (const choice of choices) {
        rest -= choice.weight
        if (rest < 0) return choice
      }
      throw new RangeError('Nothing to pick')
    },
  }
}
