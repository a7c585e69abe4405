import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal'

describe('Decimal', () => {
  it('divides to 80 decimal places', () => {
    expect(new Decimal(1).div(3).toFixed()).toBe(`0.${'3'.repeat(80)}`)
  })

  it('is written without an exponent below 1e1000', () => {
    expect(new Decimal('1e999').toString()).toBe(`1${'0'.repeat(999)}`)
    expect(new Decimal('1e1000').toString()).toBe('1e+1000')
  })
})
