import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount, sanitizeAmountInput, sanitizeDigits, toAmountText, toDecimal } from './amount'

describe('amount fields', () => {
  it.each([
    ['', '1', '1'],
    ['1', '1,', '1.'],
    ['1.', '1..', '1.'],
    ['1.5', '1.5.', '1.5'],
    ['1', '1a', '1'],
    ['', '-1', ''],
    ['', '1e5', ''],
    ['', ' 1 000,5 ', '1000.5'],
    ['7', '9'.repeat(80), '7'],
    ['7', '9'.repeat(79), '9'.repeat(79)],
  ])('%j then %j is %j', (previous, typed, expected) => {
    expect(sanitizeAmountInput(previous, typed)).toBe(expected)
  })

  it('takes digits only in whole-number fields', () => {
    expect(sanitizeDigits('12', '123')).toBe('123')
    expect(sanitizeDigits('12', '12.')).toBe('12')
    expect(sanitizeDigits('12', '1'.repeat(79))).toHaveLength(79)
    expect(sanitizeDigits('12', '1'.repeat(80))).toBe('12')
  })
})

describe('parseAmount', () => {
  it.each([
    ['0001.50', 6, 1_500_000n],
    ['.5', 1, 5n],
    ['5.', 0, 5n],
    ['1.2300000', 2, 123n],
    ['1.234', 2, undefined],
    ['.', 18, undefined],
    ['', 18, undefined],
    ['1,5', 18, undefined],
    ['٣', 18, undefined],
  ])('%j with %i decimals is %s', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toBe(expected)
  })

  it('reads back what toAmountText writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.integer({ min: 0, max: 18 }), (wei, decimals) => {
        expect(parseAmount(toAmountText(wei, decimals), decimals)).toBe(wei)
      }),
    )
  })
})

describe('formatAmount', () => {
  it('never shows more than there is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 1, max: 8 }), (wei, significant) => {
        const shown = formatAmount(wei, 18, { significant }).replaceAll(',', '')
        expect(toDecimal(wei, 18).gte(shown)).toBe(true)
      }),
    )
  })

  it.each([
    [1_999_999n, 6, { places: 3 }, '1.999'],
    [123_456_789_000_000n, 6, { significant: 4 }, '123,456,789'],
    [1_234n, 6, { significant: 2 }, '0.0012'],
    [1_234_500_000n, 6, { locale: 'de-DE' }, '1.234,5'],
    [0n, 18, { significant: 4 }, '0'],
  ])('%s with %i decimals and %j is %s', (wei, decimals, format, expected) => {
    expect(formatAmount(wei, decimals, format)).toBe(expected)
  })
})
