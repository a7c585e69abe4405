import { describe, expect, it } from 'vitest'
import { sampleEvenly } from './logTimes'

describe('sampleEvenly', () => {
  it('keeps the first and last item, and evenly spaced items in between', () => {
    expect(sampleEvenly([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9])
    expect(sampleEvenly([1, 2], 5)).toEqual([1, 2])
  })
})
