import { describe, expect, it } from 'vitest'
import { amountField } from './amountField'

describe('amountField', () => {
  it('takes digits with one separator and ignores the rest', () => {
    expect(amountField('1', { type: 'typed', text: '1,' })).toBe('1.')
    expect(amountField('1.5', { type: 'typed', text: '1.5.' })).toBe('1.5')
    expect(amountField('1.5', { type: 'typed', text: '1.5e' })).toBe('1.5')
  })

  it('is emptied by the transaction that took its text, and only by that', () => {
    expect(amountField('2', { type: 'sent', text: '2' })).toBe('')
    expect(amountField('23', { type: 'sent', text: '2' })).toBe('23')
  })

  it('gets its text back from a transaction that reverted, unless there is a new one', () => {
    expect(amountField('', { type: 'reverted', text: '2' })).toBe('2')
    expect(amountField('3', { type: 'reverted', text: '2' })).toBe('3')
  })
})
