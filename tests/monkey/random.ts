import { seededRandom } from '../../devnet/trading/random.ts'

/** Random choices derived from a seed, so a run can be reproduced. */
export interface Random {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number
  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean
  /** @throws RangeError if the list is empty */
  pick<T>(choices: readonly T[]): T
  /** @throws RangeError if no choice has a weight above 0 */
  pickWeighted<T extends { readonly weight: number }>(choices: readonly T[]): T
}

/** Without it, the first choices of consecutive seeds would be similar: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1

export function createRandom(seed: number): Random {
  const next = seededRandom(Math.imul(seed, SPREAD))
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (probability) => next() < probability,
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
