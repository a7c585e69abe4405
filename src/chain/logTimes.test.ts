import { describe, expect, it } from 'vitest'
import { thinned } from './logTimes'

describe('thinned', () => {
  it('keeps the first, the last and what lies between in even steps', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9])
    expect(thinned([1, 2], 5)).toEqual([1, 2])
  })
})
