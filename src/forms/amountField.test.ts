import { describe, expect, it } from 'vitest'
import { amountField } from './amountField'

describe('amountField', () => {
  it('accepts digits with one separator and ignores the rest', () => {
    expect(amountField('1', { type: 'typed', text: '1,' })).toBe('1.')
    expect(amountField('1.5', { type: 'typed', text: '1.5.' })).toBe('1.5')
    expect(amountField('1.5', { type: 'typed', text: '1.5e' })).toBe('1.5')
  })

  it('is cleared by a transaction sent with its text only', () => {
    expect(amountField('2', { type: 'sent', text: '2' })).toBe('')
    expect(amountField('23', { type: 'sent', text: '2' })).toBe('23')
  })

  it('is restored by a revert, unless new text was typed', () => {
    expect(amountField('', { type: 'reverted', text: '2' })).toBe('2')
    expect(amountField('3', { type: 'reverted', text: '2' })).toBe('3')
  })
})
