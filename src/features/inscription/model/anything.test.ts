import { describe, expect, it } from 'vitest'
import { readAnything } from './anything'

describe('readAnything', () => {
  it('keeps both editors in step', () => {
    expect(readAnything({ source: 'text', typed: 'hi' })).toEqual({ text: 'hi', hex: '0x6869', data: '0x6869' })
    expect(readAnything({ source: 'hex', typed: '68 69' })).toEqual({ text: 'hi', hex: '68 69', data: '0x6869' })
    expect(readAnything({ source: 'text', typed: '' })).toEqual({ text: '', hex: '', data: '0x' })
  })
  it('has no bytes for half a character, and no text for half a byte', () => {
    expect(readAnything({ source: 'text', typed: '\ud800' })).toEqual({
      text: '\ud800',
      hex: undefined,
      data: undefined,
    })
    expect(readAnything({ source: 'hex', typed: '0x686' })).toEqual({ text: undefined, hex: '0x686', data: undefined })
  })
  it('has bytes that are no text', () => {
    expect(readAnything({ source: 'hex', typed: '0xff' })).toEqual({ text: undefined, hex: '0xff', data: '0xff' })
  })
})
