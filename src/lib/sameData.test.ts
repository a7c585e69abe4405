import { describe, expect, it } from 'vitest'
import { isSameData } from './sameData'

describe('isSameData', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    [5n, 5n, true],
  ])('case %#', (a, b, expected) => {
    expect(isSameData(a, b)).toBe(expected)
  })
})
