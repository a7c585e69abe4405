import { describe, expect, it } from 'vitest'
import { decimalPlacesFor } from './decimalPlacesFor'

describe('placesFor', () => {
  it('tells apart what lies close, and shows no crumbs of what does not', () => {
    expect(decimalPlacesFor([1, 1.00005])).toBe(6)
    expect(decimalPlacesFor([199_000, 200_000])).toBe(0)
    expect(decimalPlacesFor([1, 3])).toBe(1)
  })

  it('has an answer for a flat line and for none', () => {
    expect([decimalPlacesFor([5, 5]), decimalPlacesFor([])]).toEqual([2, 2])
    expect(decimalPlacesFor([1, 1 + 1e-15])).toBe(12)
  })
})
