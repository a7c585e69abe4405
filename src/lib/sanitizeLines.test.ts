import { describe, expect, it } from 'vitest'
import { sanitizeLines } from './sanitizeLines'

describe('foreignLines', () => {
  it('keeps the lines and characters of a message', () => {
    expect(sanitizeLines('Sign in\r\nهنا\n\n<b>7</b>')).toEqual({
      text: 'Sign in\nهنا\n\n<b>7</b>',
      hasInvisible: false,
    })
  })

  it.each([['pay\u202Eyap'], ['pay\u200Bpal'], ['a\u0000b'], ['\uD800'], ['a\tb']])(
    'marks invisible characters: %j',
    (text) => {
      const shown = sanitizeLines(text)
      expect(shown.hasInvisible).toBe(true)
      expect(shown.text).toMatch(/\uFFFD/)
    },
  )
})
