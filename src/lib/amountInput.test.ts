import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmountText } from './amount'
import { countable, MAX_AMOUNT_WEI, parseAmount, readAmount, sanitizeAmountInput, sanitizeDigits } from './amountInput'

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

  it('accepts digits only in integer fields', () => {
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
    ['0.000', 2, undefined],
    ['9'.repeat(79), 0, undefined],
    ['1,5', 18, undefined],
    ['٣', 18, undefined],
  ])('%j with %i decimals is %s', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toBe(expected)
  })

  it('parses what toAmountText writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 60n }), fc.integer({ min: 0, max: 18 }), (wei, decimals) => {
        expect(parseAmount(toAmountText(wei, decimals), decimals)).toBe(wei)
      }),
    )
  })
})

describe('readAmount', () => {
  const digits = fc.string({ unit: fc.nat(9).map(String), maxLength: 79 })
  const texts = fc.oneof(
    digits,
    fc.tuple(digits, fc.nat(78)).map(([text, at]) => `${text.slice(0, at)}.${text.slice(at, 78)}`),
  )

  it('never exceeds a uint256, for any text that a field accepts', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 77 }), (text, decimals) => {
        const amount = readAmount(text, decimals)
        if (amount.status === 'amount') expect(amount.wei > 0n && amount.wei < 2n ** 256n).toBe(true)
        else expect(parseAmount(text, decimals)).toBeUndefined()
      }),
    )
  })

  it('accepts the maximum uint256 and nothing above', () => {
    expect(readAmount(String(MAX_AMOUNT_WEI), 0)).toEqual({ status: 'amount', wei: MAX_AMOUNT_WEI })
    expect(readAmount(String(MAX_AMOUNT_WEI + 1n), 0)).toEqual({ status: 'tooLarge' })
    expect(countable(MAX_AMOUNT_WEI + 1n)).toEqual({ status: 'tooLarge' })
  })
})
