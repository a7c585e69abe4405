import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteLength, hexToText, parseHexText, textToHex } from './textHex'

/** Any UTF-16 unit, including lone surrogates; cheaper to set up than fast-check's own arbitrary. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const toHex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}` as const

describe('textToHex and hexToText', () => {
  it('use UTF-8', () => {
    expect(textToHex('data:,')).toBe('0x646174613a2c')
    expect(textToHex('é☀😀')).toBe('0xc3a9e29880f09f9880')
    expect(textToHex('')).toBe('0x')
  })

  it('round-trip any text without lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 200 }), (text) => {
        const hex = textToHex(text)
        expect(hex === undefined ? undefined : hexToText(hex)).toBe(/\p{Surrogate}/u.test(text) ? undefined : text)
      }),
    )
  })

  it('round-trip any UTF-8 bytes, and reject others', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = hexToText(toHex(bytes))
        const isText = Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf8').equals(Buffer.from(bytes))
        expect(text === undefined).toBe(!isText)
        if (text !== undefined) expect(textToHex(text)).toBe(toHex(bytes))
      }),
    )
  })

  it('keep a byte order mark and line endings', () => {
    expect(hexToText('0xefbbbf61')).toBe('\ufeffa')
    expect(hexToText('0x0d0a00')).toBe('\r\n\0')
  })

  it.each(['\ud800', 'a\udc00b', '\ud83d\ud83d\ude00'])('reject lone surrogates', (text) => {
    expect(textToHex(text)).toBeUndefined()
  })

  it('handle 100 kB', () => {
    const text = '☀'.repeat(34_000)
    const hex = textToHex(text) ?? '0x'
    expect(byteLength(hex)).toBe(102_000)
    expect(hexToText(hex)).toBe(text)
    expect(parseHexText(hex)).toBe(hex)
  })
})

describe('parseHexText', () => {
  it.each([
    ['0x00ff', '0x00ff'],
    ['00FF', '0x00ff'],
    ['0X00 ff\n01', '0x00ff01'],
    ['', '0x'],
    ['0x', '0x'],
  ])('parses %j', (typed, hex) => {
    expect(parseHexText(typed)).toBe(hex)
  })
  it.each(['0', '0x1', 'zz', '0x0x00', '00-ff', '٠٠'])('rejects %j', (typed) => {
    expect(parseHexText(typed)).toBeUndefined()
  })
  it('parses formatted bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(parseHexText(toHex(bytes))).toBe(toHex(bytes))
      }),
    )
  })
})
