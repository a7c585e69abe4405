import { describe, expect, it } from 'vitest'
import { createRandom } from './random'
import { shrink } from './shrink'

const numbers = Array.from({ length: 60 }, (_, index) => index)
const never = () => false

/** Fails where all the culprits are there. */
const needs = (culprits: readonly number[]) => (part: readonly number[]) =>
  Promise.resolve(culprits.every((culprit) => part.includes(culprit)))

describe('shrink', () => {
  it('finds the one step that fails', async () => {
    expect(await shrink(numbers, needs([41]), never)).toEqual([41])
  })

  it('keeps all that are needed together, in their order, wherever they are', async () => {
    const random = createRandom(5)
    for (let round = 0; round < 30; round += 1) {
      const culprits = [...new Set([random.below(60), random.below(60), random.below(60)])].sort((a, b) => a - b)
      expect(await shrink(numbers, needs(culprits), never)).toEqual(culprits)
    }
  })

  it('leaves out everything where nothing is needed', async () => {
    expect(await shrink(numbers, needs([]), never)).toEqual([])
  })

  it('keeps the list where every step is needed', async () => {
    expect(await shrink(numbers.slice(0, 9), needs(numbers.slice(0, 9)), never)).toEqual(numbers.slice(0, 9))
  })

  it('stops in time with a list that fails', async () => {
    let tries = 0
    const fails = (part: readonly number[]) => {
      tries += 1
      return needs([3, 57])(part)
    }
    const part = await shrink(numbers, fails, () => tries >= 4)
    expect(tries).toBe(4)
    expect(part.length).toBeLessThan(60)
    expect(part).toEqual(expect.arrayContaining([3, 57]))
  })
})
