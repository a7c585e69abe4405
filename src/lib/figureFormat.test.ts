import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal'
import { formatApy, formatRate, formatToken, formatUsd } from './figureFormat'

const rate = (percent: string) => formatRate(new Decimal(percent).div(100), 'en-US')

describe('formatRate', () => {
  it.each([
    ['0', '0'],
    ['12.3456', '12.34'],
    ['0.004567', '0.0045'],
    ['1234.5', '1,234'],
    ['100000000000', '100,000,000,000'],
    ['100000000000.1', '+99,999,999,999'],
    ['1e400', '+99,999,999,999'],
  ])('writes %s %% as %s', (percent, text) => {
    expect(rate(percent)).toMatchObject({ text, unit: '%' })
  })

  it('keeps the digits for those who look closer', () => {
    expect(rate('12.3456789').full).toBe('12.3456789 %')
  })

  it('never writes NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
        expect(formatRate(new Decimal(value.toString()).shiftedBy(-30), 'en-US').text).toMatch(/^\+?[\d,.]+(×10⁻[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?$/)
      }),
    )
  })
})

describe('formatApy', () => {
  it.each([
    ['0', '0'],
    ['0.004567', '0.0045'],
    ['12.8', '12.80'],
    ['20', '20.00'],
    ['999.999', '999.99'],
    ['1234.5', '1,234'],
    ['1e400', '+99,999,999,999'],
  ])('writes %s %% as %s', (percent, text) => {
    expect(formatApy(new Decimal(percent).div(100), 'en-US').text).toBe(text)
  })

  it('uses the language\'s own separator', () => {
    expect(formatApy(new Decimal('0.128'), 'de-DE').text).toBe('12,80')
  })
})

describe('formatUsd', () => {
  it.each([
    ['0', '$0'],
    ['0.0012345', '$0.00123'],
    ['0.04975', '$0.0497'],
    ['9999.999', '$9,999.99'],
    ['12345.67', '$12,345'],
    ['1234567', '$1.23M'],
    ['9876543210', '$9.87B'],
  ])('writes %s as %s', (usd, text) => {
    expect(formatUsd(new Decimal(usd), 'en-US').text).toBe(text)
  })

  it('keeps the digits for those who look closer', () => {
    expect(formatUsd(new Decimal('1234567.891'), 'en-US').full).toBe('$1,234,567.891')
  })
})

describe('formatToken', () => {
  it('shows six digits of a balance and keeps the rest', () => {
    expect(formatToken(1_234_567_891n, 6, 'USDC', 'en-US')).toEqual({ text: '1,234.56', full: '1,234.567891 USDC', unit: 'USDC' })
    expect(formatToken(1n, 18, 'CRO', 'en-US')).toEqual({ text: '<0.000001', full: '0.000000000000000001 CRO', unit: 'CRO' })
  })
})
