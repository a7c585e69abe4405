import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatDecimal, toDecimal } from './amount'
import { Decimal } from './decimal'

describe('formatAmount', () => {
  it.each([
    ['down', 'lte'],
    ['up', 'gte'],
  ] as const)('rounded %s never crosses the exact amount', (rounding, compare) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 12n, max: 10n ** 40n }),
        fc.integer({ min: 1, max: 8 }),
        (wei, significant) => {
          const shown = new Decimal(formatAmount(wei, 18, { significant, rounding }).replaceAll(',', ''))
          expect(shown[compare](toDecimal(wei, 18))).toBe(true)
        },
      ),
    )
  })

  it('is within half a unit of the last digit shown', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 12n, max: 10n ** 40n }),
        fc.integer({ min: 1, max: 8 }),
        (wei, significant) => {
          const exact = toDecimal(wei, 18)
          const shown = new Decimal(formatAmount(wei, 18, { significant }).replaceAll(',', ''))
          const lastDigit = new Decimal(1).shiftedBy(Math.min(0, (exact.e ?? 0) - significant + 1))
          expect(shown.minus(exact).abs().times(2).lte(lastDigit)).toBe(true)
        },
      ),
    )
  })

  it('keeps the sign of every non-zero amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: -1n }),
        fc.integer({ min: 0, max: 18 }),
        fc.constantFrom({ significant: 4 }, { places: 2 }, {}),
        (wei, decimals, format) => {
          const shown = formatAmount(wei, decimals, format)
          expect(shown).toMatch(/^−<?[\d,.]*[1-9]/)
          expect(shown).toBe(`−${formatAmount(-wei, decimals, format)}`)
        },
      ),
    )
  })

  it.each([
    [1_999_999n, 6, { places: 3 }, '2'],
    [1_999_999n, 6, { places: 3, rounding: 'down' }, '1.999'],
    [1_499_999_900n, 6, { significant: 6 }, '1,500'],
    [125n, 3, { places: 2 }, '0.12'],
    [135n, 3, { places: 2 }, '0.14'],
    [123_456_789_000_000n, 6, { significant: 4 }, '123,456,789'],
    [1_254n, 6, { significant: 2 }, '0.0013'],
    [1_234_500_000n, 6, { locale: 'de-DE' }, '1.234,5'],
    [1_500n, 3, { minPlaces: 2 }, '1.50'],
    [0n, 18, { significant: 4 }, '0'],
    [1_000n, 9, { significant: 4 }, '0.000001'],
    [999n, 9, { significant: 4 }, '<0.000001'],
    [1n, 8, { significant: 4 }, '<0.000001'],
    [999n, 18, { significant: 4, locale: 'de-DE' }, '<0,000001'],
    [-1n, 18, { significant: 6 }, '−<0.000001'],
    [-1_500n, 3, {}, '−1.5'],
    [4n, 4, { places: 3 }, '<0.001'],
    [6n, 4, { places: 3 }, '0.001'],
    [1n, 6, { significant: 6 }, '0.000001'],
    [10_000_001n, 7, { significant: 8 }, '1.0000001'],
    [1n, 18, {}, '0.000000000000000001'],
  ] as const)('%s with %i decimals and %j is %s', (wei, decimals, format, expected) => {
    expect(formatAmount(wei, decimals, format)).toBe(expected)
  })
})

describe('formatDecimal', () => {
  it('writes the digits of a tiny price without an exponent', () => {
    expect(formatDecimal(new Decimal('0.0000000123456'), { significant: 4 })).toBe('0.00000001235')
  })
})
