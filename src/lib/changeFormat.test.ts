import { describe, expect, it } from 'vitest'
import { formatChange } from './changeFormat'
import { Decimal } from './decimal'

describe('formatChange', () => {
  it.each([
    ['0.0123', { direction: 'up', text: '+1.23 %', full: '+1.23 %' }],
    ['-0.5', { direction: 'down', text: '−50 %', full: '−50 %' }],
    ['0', { direction: 'none', text: '0 %', full: '0 %' }],
    ['0.00001', { direction: 'up', text: '<0.01 %', full: '+<0.01 %' }],
    ['-0.00001', { direction: 'down', text: '<0.01 %', full: '−<0.01 %' }],
  ])('writes %s', (change, text) => {
    expect(formatChange(new Decimal(change), 'en-US')).toEqual(text)
  })
})
