import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareValue } from './shareValue'

const amount = fc.bigInt(0n, 10n ** 30n)

describe('shareValue', () => {
  it('includes the virtual shares and rounds down', () => {
    expect(shareValue(1_000n, { assets: 2_000n, shares: 1_000n })).toBe(1_500n)
    expect(shareValue(1n, { assets: 2_000n, shares: 1_000n })).toBe(1n)
    expect(shareValue(5n, { assets: 0n, shares: 0n })).toBe(5n)
  })

  it('never returns more for two parts than for the whole', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, assets, others) => {
        const totals = { assets, shares: a + b + others }
        expect(shareValue(a, totals) + shareValue(b, totals)).toBeLessThanOrEqual(shareValue(a + b, totals))
      }),
    )
  })
})
