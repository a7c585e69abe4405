import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal'
import {
  formatApy,
  formatPaid,
  formatRate,
  formatReceived,
  formatToken,
  formatUsd,
  formatUsdCompact,
} from './figureFormat'

const rate = (percent: string) => formatRate(new Decimal(percent).div(100), 'en-US')

describe('formatRate', () => {
  it.each([
    ['0', '0'],
    ['12.3456', '12.35'],
    ['12.345', '12.34'],
    ['999.996', '1,000'],
    ['0.004567', '0.0046'],
    ['1234.6', '1,235'],
    ['0.0000004', '<0.000001'],
    ['100000000000', '100,000,000,000'],
    ['100000000000.1', '+99,999,999,999'],
    ['1e400', '+99,999,999,999'],
  ])('writes %s %% as %s', (percent, text) => {
    expect(rate(percent)).toMatchObject({ text, unit: '%' })
  })

  it('keeps all digits in the full text', () => {
    expect(rate('12.3456789').full).toBe('12.3456789 %')
  })

  it('never returns NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
        expect(formatRate(new Decimal(value.toString()).shiftedBy(-30), 'en-US').text).toMatch(/^[+<]?[\d,.]+$/)
      }),
    )
  })
})

describe('formatApy', () => {
  it.each([
    ['0', '0'],
    ['0.004567', '0.0046'],
    ['12.8', '12.80'],
    ['20', '20.00'],
    ['999.99', '999.99'],
    ['999.999', '1,000'],
    ['1234.5', '1,234'],
    ['1e400', '+99,999,999,999'],
  ])('writes %s %% as %s', (percent, text) => {
    expect(formatApy(new Decimal(percent).div(100), 'en-US').text).toBe(text)
  })

  it("uses the locale's decimal separator", () => {
    expect(formatApy(new Decimal('0.128'), 'de-DE').text).toBe('12,80')
  })
})

describe('formatUsd', () => {
  it.each([
    ['0', '$0.00'],
    ['0.0012345', '$0.00123'],
    ['0.04975', '$0.0498'],
    ['0.5', '$0.50'],
    ['0.99999', '$1.00'],
    ['1507.8', '$1,507.80'],
    ['1499.999', '$1,500.00'],
    ['9999.995', '$10,000.00'],
    ['12345.67', '$12,345.67'],
    ['1229672.004', '$1,229,672.00'],
    ['0.0000009', '<$0.000001'],
    ['-0.0000009', '−<$0.000001'],
    ['-0.25', '−$0.25'],
    ['-1234.5', '−$1,234.50'],
  ])('writes %s as %s', (usd, text) => {
    expect(formatUsd(new Decimal(usd), 'en-US').text).toBe(text)
  })

  it('keeps all digits of less than a dollar in the full text', () => {
    expect(formatUsd(new Decimal('0.123456789'), 'en-US').full).toBe('$0.12345679')
    expect(formatUsd(new Decimal('1507.8'), 'en-US').full).toBe('$1,507.80')
  })
})

describe('formatUsdCompact', () => {
  it.each([
    ['9999.99', '$9,999.99'],
    ['12345.67', '$12,346'],
    ['1229672', '$1.23M'],
    ['1500000', '$1.50M'],
    ['999994', '$999,994'],
    ['999999.5', '$1.00M'],
    ['999994999', '$999.99M'],
    ['999996000', '$1.00B'],
    ['9876543210', '$9.88B'],
  ])('writes %s as %s', (usd, text) => {
    expect(formatUsdCompact(new Decimal(usd), 'en-US').text).toBe(text)
  })

  it('keeps dollars and cents in the full text', () => {
    expect(formatUsdCompact(new Decimal('1234567.891'), 'en-US').full).toBe('$1,234,567.89')
  })
})

describe('formatToken', () => {
  it('shows six significant digits and keeps the rest in the full text', () => {
    expect(formatToken(1_234_567_891n, 6, 'USDC', 'en-US')).toEqual({
      text: '1,234.57',
      full: '1,234.567891 USDC',
      unit: 'USDC',
    })
    expect(formatToken(1n, 18, 'CRO', 'en-US')).toEqual({
      text: '<0.000001',
      full: '0.000000000000000001 CRO',
      unit: 'CRO',
    })
  })

  it('keeps the sign of a loss of one base unit', () => {
    expect(formatToken(-1n, 18, 'CRO', 'en-US')).toEqual({
      text: '−<0.000001',
      full: '−0.000000000000000001 CRO',
      unit: 'CRO',
    })
  })
})

describe('formatPaid and formatReceived', () => {
  it('never understate what is paid or overstate what is received', () => {
    const [wei, decimals] = [15_010_310_300n, 6]
    expect(formatPaid(wei, decimals, 'USDC', 'en-US')).toEqual({
      text: '15,010.4',
      full: '15,010.3103 USDC',
      unit: 'USDC',
    })
    expect(formatReceived(wei, decimals, 'USDC', 'en-US')).toEqual({
      text: '15,010.3',
      full: '15,010.3103 USDC',
      unit: 'USDC',
    })
    expect(formatPaid(15_010_300_000n, decimals, 'USDC', 'en-US').text).toBe('15,010.3')
    expect(formatReceived(15_010_390_000n, decimals, 'USDC', 'en-US').text).toBe('15,010.3')
  })
})
