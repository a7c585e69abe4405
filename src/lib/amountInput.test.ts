import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmountText } from './amount'
import {
  countable,
  type DigitsEntry,
  enterDigits,
  MAX_AMOUNT_WEI,
  parseAmount,
  readAmount,
  sanitizeAmountInput,
} from './amountInput'

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
    expect(enterDigits({ text: '12' }, '123')).toEqual({ text: '123' })
    expect(enterDigits({ text: '12' }, '1'.repeat(79)).text).toHaveLength(79)
    expect(enterDigits({ text: '12' }, '1'.repeat(80))).toEqual({ text: '12', refusal: 'text' })
  })

  const keysOf = (keys: string, entry: DigitsEntry = { text: '' }) =>
    Array.from(keys).reduce((before, key) => enterDigits(before, before.text + key), entry)

  it.each([
    ['5.5', '5'],
    ['12,75', '12'],
    ['5٫5', '5'],
    ['.5', '0'],
  ])('takes the whole part of %s, typed key by key', (keys, text) => {
    expect(keysOf(keys)).toEqual({ text, refusal: 'fraction' })
  })

  it('keeps an integer field where something else is pasted, and takes digits again', () => {
    const refused = enterDigits({ text: '1000' }, '5.5')
    expect(refused).toEqual({ text: '1000', refusal: 'text' })
    expect(keysOf('0', refused)).toEqual({ text: '10000' })
    expect(keysOf('7', enterDigits({ text: '' }, '5.5'))).toEqual({ text: '7' })
  })

  it('takes digits again once a refused fraction is edited', () => {
    expect(keysOf('75', enterDigits(keysOf('5.'), ''))).toEqual({ text: '75' })
    expect(enterDigits(keysOf('5.'), '7')).toEqual({ text: '7' })
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
