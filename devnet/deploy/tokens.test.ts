import { describe, expect, it } from 'vitest'
import { unitsWorth } from './tokens.ts'

const cro = { decimals: 18, priceUsd: 0.1 }

describe('units worth a number of dollars', () => {
  it('are those of the price, with six decimal places', () => {
    expect(unitsWorth(25, cro)).toBe(250n * 10n ** 18n)
    expect(unitsWorth(1, { decimals: 6, priceUsd: 3 })).toBe(333_333n)
  })

  it('are scaled exactly, and rounded down', () => {
    const scale = { numerator: 123_456_789_012_345_678_901n, denominator: 2_000_000_000n * 10n ** 18n }
    expect(unitsWorth(200_000_000, { ...cro, scale })).toBe(123_456_789_012_345_678_901n)
    expect(unitsWorth(25, { ...cro, scale })).toBe(15_432_098_626_543n)
  })
})
