import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gasLimit } from './gas'

describe('gasLimit', () => {
  it.each([
    [100_000n, { margin: 1.1 }, 110_000n],
    [100_001n, { margin: 1.1 }, 110_002n],
    [100_000n, { margin: 1.2 }, 120_000n],
    [100_001n, { margin: 1.5 }, 150_002n],
    [100_000n, { margin: 1.5, minimum: 400_000n }, 400_000n],
    [1_000_000n, { margin: 1.1, minimum: 400_000n }, 1_100_000n],
  ] as const)('%i with %o is %i', (estimate, gas, expected) => {
    expect(gasLimit(estimate, gas)).toBe(expected)
  })

  it('is exact for estimates beyond float precision', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (estimate) => {
        const limit = gasLimit(estimate, { margin: 1.1 })
        expect(limit * 10n >= estimate * 11n && limit * 10n < estimate * 11n + 10n).toBe(true)
      }),
    )
  })
})
