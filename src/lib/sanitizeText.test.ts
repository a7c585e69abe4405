import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeText } from './sanitizeText'

describe('foreignText', () => {
  it.each([
    ['<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'],
    ['one\n\ttwo\r\nthree', 'one two three'],
    ['US\u200bDC\u202e', 'US DC'],
    ['\u2066left\u2069 \ufefftag\u{e0041}', 'left tag'],
    ['half \ud800', 'half'],
    ['  ', ''],
    ['ميناء 港 🙂', 'ميناء 港 🙂'],
  ])('turns %j into %j', (text, shown) => {
    expect(sanitizeText(text, 40)).toBe(shown)
  })

  it('cuts between characters', () => {
    expect(sanitizeText('🙂'.repeat(100), 3)).toBe('🙂🙂🙂')
    expect(sanitizeText('a b', 2)).toBe('a')
  })

  it('never contains invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.integer({ min: 1, max: 60 }), (text, maxLength) => {
        const shown = sanitizeText(text, maxLength)
        expect(shown).not.toMatch(/\p{C}|^\s|\s$|\n/u)
        expect(Array.from(shown).length).toBeLessThanOrEqual(maxLength)
      }),
    )
  })
})
