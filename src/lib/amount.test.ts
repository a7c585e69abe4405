import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, toDecimal } from './amount'

/** As a decimal number where a text has a power of ten. */
function plain(shown: string): string {
  return shown.replace(/×10⁻(.+)$/, (_, power: string) => `e-${power.replace(/./gu, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))}`)
}

describe('formatAmount', () => {
  it('never shows more than there is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 1, max: 8 }), (wei, significant) => {
        const shown = formatAmount(wei, 18, { significant }).replaceAll(',', '')
        expect(wei > 0n && wei < 1_000n ? shown === '<0.000001' : toDecimal(wei, 18).gte(plain(shown))).toBe(true)
      }),
    )
  })

  it.each([
    [1_999_999n, 6, { places: 3 }, '1.999'],
    [123_456_789_000_000n, 6, { significant: 4 }, '123,456,789'],
    [1_234n, 6, { significant: 2 }, '0.0012'],
    [1_234_500_000n, 6, { locale: 'de-DE' }, '1.234,5'],
    [0n, 18, { significant: 4 }, '0'],
    [1_000n, 9, { significant: 4 }, '0.000001'],
    [999n, 9, { significant: 4 }, '<0.000001'],
    [1n, 8, { significant: 4 }, '1×10⁻⁸'],
    [1_000n, 18, { significant: 4 }, '1×10⁻¹⁵'],
    [9_999_990n, 18, { significant: 4 }, '9.999×10⁻¹²'],
    [-194_894_000n, 18, { significant: 6, locale: 'de-DE' }, '-1,94894×10⁻¹⁰'],
    [999n, 18, { significant: 4, locale: 'de-DE' }, '<0,000001'],
    [-1n, 18, { significant: 6 }, '<0.000001'],
    [1n, 6, { significant: 6 }, '0.000001'],
    [10_000_001n, 7, { significant: 8 }, '1.0000001'],
    [1n, 18, {}, '0.000000000000000001'],
  ])('%s with %i decimals and %j is %s', (wei, decimals, format, expected) => {
    expect(formatAmount(wei, decimals, format)).toBe(expected)
  })
})
