import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

describe('editDistance', () => {
  it.each([
    ['tonic', 'tonic', 0],
    ['tonci', 'tonic', 1],
    ['usdcc', 'usdc', 1],
    ['usd', 'usdc', 1],
    ['shib', 'ship', 1],
    ['', 'vvs', 3],
    ['ab', 'cd', 2],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  it('is the same both ways, 0 only for the same word, at least the difference in length, at most the longer one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b)
        expect(editDistance(b, a)).toBe(distance)
        expect(distance === 0).toBe(a === b)
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('is 1 after one slip', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'y'), (text, at, letter) => {
        const place = at % (text.length + 1)
        expect(editDistance(text, text.slice(0, place) + letter + text.slice(place))).toBe(1)
      }),
    )
  })
})
