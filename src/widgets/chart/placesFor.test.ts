import { describe, expect, it } from 'vitest'
import { placesFor } from './placesFor'

describe('placesFor', () => {
  it('tells apart what lies close, and shows no crumbs of what does not', () => {
    expect(placesFor([1, 1.00005])).toBe(6)
    expect(placesFor([199_000, 200_000])).toBe(0)
    expect(placesFor([1, 3])).toBe(1)
  })

  it('has an answer for a flat line and for none', () => {
    expect([placesFor([5, 5]), placesFor([])]).toEqual([2, 2])
    expect(placesFor([1, 1 + 1e-15])).toBe(12)
  })
})
