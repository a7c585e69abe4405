import { describe, expect, it } from 'vitest'
import { hasPartialMax } from './withdrawRules'

describe('hasPartialMax', () => {
  it.each([6, 7, 8, 9, 11, 13, 14, 99])('is hidden for deploy version %i', (version) => {
    expect(hasPartialMax(version)).toBe(false)
  })
  it.each([1, 5, 10, 12])('is shown for deploy version %i', (version) => {
    expect(hasPartialMax(version)).toBe(true)
  })
})
