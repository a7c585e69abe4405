import { describe, expect, it } from 'vitest'
import { isBoostPaid } from './boost'

describe('isBoostPaid', () => {
  it.each([
    [{ from: 10, until: 20 }, 9n, false],
    [{ from: 10, until: 20 }, 10n, true],
    [{ from: 10, until: 20 }, 19n, true],
    [{ from: 10, until: 20 }, 20n, false],
    [{ until: 1_751_241_600 }, 1_751_241_599n, true],
    [{ until: 1_751_241_600 }, 1_751_241_600n, false],
    [undefined, 15n, false],
  ])('%j at %s: %s', (window, nowSec, isPaid) => {
    expect(isBoostPaid(window, nowSec)).toBe(isPaid)
  })
})
