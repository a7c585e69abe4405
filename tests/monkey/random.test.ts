import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from './random'

const draw = (random: Random) => Array.from({ length: 50 }, () => random.below(1_000))

describe('createRandom', () => {
  it('chooses the same for the same seed, and something else for another', () => {
    expect(draw(createRandom(7))).toEqual(draw(createRandom(7)))
    expect(draw(createRandom(8))).not.toEqual(draw(createRandom(7)))
  })

  it('makes different first choices for consecutive seeds', () => {
    const first = Array.from({ length: 40 }, (_, seed) => createRandom(seed).below(8))
    expect(new Set(first).size).toBe(8)
    expect(first.filter((choice, index) => choice === first[index + 1]).length).toBeLessThan(12)
  })

  it('stays below the count, and comes to each number', () => {
    const random = createRandom(1)
    expect(new Set(Array.from({ length: 200 }, () => random.below(4)))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('picks by weight, and never what has none', () => {
    const random = createRandom(3)
    const choices = [
      { name: 'often', weight: 9 },
      { name: 'never', weight: 0 },
      { name: 'rarely', weight: 1 },
    ]
    const picked = Array.from({ length: 1_000 }, () => random.pickWeighted(choices).name)
    const count = (name: string) => picked.filter((each) => each === name).length
    expect(count('never')).toBe(0)
    expect(count('rarely')).toBeGreaterThan(50)
    expect(count('often')).toBeGreaterThan(5 * count('rarely'))
  })

  it('refuses to pick from nothing', () => {
    const random = createRandom(3)
    expect(() => random.pick([])).toThrow(RangeError)
    expect(() => random.pickWeighted([{ weight: 0 }])).toThrow(RangeError)
  })
})
