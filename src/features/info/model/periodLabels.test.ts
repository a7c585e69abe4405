import { describe, expect, it } from 'vitest'
import { periodEnd, periodFormatter, periodTick } from './periodLabels'

const sec = (iso: string) => Date.parse(iso) / 1000
/** A Monday. */
const MONDAY = sec('2026-11-16T00:00:00Z')

describe('periodEnd', () => {
  it.each([
    ['day', MONDAY, '2026-11-17T00:00:00Z'],
    ['week', MONDAY, '2026-11-23T00:00:00Z'],
    ['month', sec('2026-02-01T00:00:00Z'), '2026-03-01T00:00:00Z'],
    ['month', sec('2026-12-01T00:00:00Z'), '2027-01-01T00:00:00Z'],
  ] as const)('of a %s', (group, startSec, end) => {
    expect(periodEnd(startSec, group)).toBe(sec(end))
  })
})

describe('labels', () => {
  it('name the day of the index, wherever the user is', () => {
    expect(periodFormatter('day', 'en-US')(MONDAY)).toBe('Nov 16, 2026')
    expect(periodTick('day', 'en-US')(MONDAY)).toBe('Nov 16')
  })

  it('name a week by its days, and a month by its name', () => {
    expect(periodFormatter('week', 'en-US')(MONDAY).replace(/\s/g, ' ')).toBe('Nov 16 – 22, 2026')
    expect(periodFormatter('month', 'en-US')(sec('2026-11-01T00:00:00Z'))).toBe('November 2026')
    expect(periodTick('month', 'en-US')(sec('2026-11-01T00:00:00Z'))).toBe('Nov 2026')
  })

  it('have Latin digits in Arabic', () => {
    expect(periodFormatter('day', 'ar-SA')(MONDAY)).toMatch(/[0-9]/)
  })
})
