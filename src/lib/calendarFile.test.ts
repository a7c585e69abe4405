import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendarFile'

const file = (change: { summary?: string } = {}) =>
  calendarFile({
    product: 'Product',
    uid: 'lock-7@x',
    atSec: 1_735_689_600,
    madeAtSec: 1_735_603_200,
    summary: '250 CRO unlock',
    description: 'd',
    ...change,
  })
// Excludes surrogates, which do not survive UTF-8.
const character = fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code))
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('calendarFile', () => {
  it('is an appointment at the unlock time', () => {
    const lines = file().split('\r\n')
    expect(lines).toContain('DTSTART:20250101T000000Z')
    expect(lines).toContain('DTSTAMP:20241231T000000Z')
    expect(lines).toContain('UID:lock-7@x')
    expect(lines).toContain('PRODID:-//Product//EN')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })

  it('escapes what means something in the format', () => {
    expect(unfold(file({ summary: 'a;b,c\\d\r\ne\nf' }))).toContain('SUMMARY:a\\;b\\,c\\\\d\\ne\\nf\r\n')
  })

  it('has no line above 75 bytes, and no broken character, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 300 }), (summary) => {
        const text = file({ summary })
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const bytes = new TextEncoder().encode(unfold(text))
        expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)).toBe(unfold(text))
      }),
    )
  })
})
