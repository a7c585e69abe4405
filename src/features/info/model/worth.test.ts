import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { exactWorth, formatIn } from './worth'

describe('formatIn', () => {
  it.each([
    ['1234567890', '1.23B'],
    ['999995000', '1.00B'],
    ['999994000', '999.99M'],
    ['1250000', '1.25M'],
    ['999995', '1.00M'],
    ['999994', '999,994'],
    ['12345.6', '12,346'],
    ['1234.567', '1,234.57'],
    ['0.012345', '0.012'],
    ['0.0000001', '<0.000001'],
    ['0', '0'],
  ])('writes %s CRO short as %s', (cro, text) => {
    expect(formatIn('cro', 'compact', 'en-US')(new Decimal(cro))).toMatchObject({ text, unit: 'CRO' })
  })

  it('writes a price in CRO with its significant digits', () => {
    expect(formatIn('cro', 'price', 'en-US')(new Decimal('0.00001234567'))).toEqual({
      text: '0.0000123457',
      full: '0.00001234567 CRO',
      unit: 'CRO',
    })
  })

  it('writes dollars', () => {
    expect(formatIn('usd', 'compact', 'en-US')(new Decimal('1250000')).text).toBe('$1.25M')
    expect(formatIn('usd', 'price', 'en-US')(new Decimal('0.1234567')).text).toBe('$0.123')
  })
})

it('exports every digit, and nothing for what is not known', () => {
  const value = { usd: new Decimal('1.23456789012345678901'), cro: undefined }
  expect(exactWorth(value, 'usd')).toBe('1.23456789012345678901')
  expect(exactWorth(value, 'cro')).toBe('')
})
