import { describe, expect, it } from 'vitest'
import { formatCountdown, formatDuration, formatTime } from './duration'

describe('formatDuration', () => {
  it.each([
    [0, undefined],
    [59, undefined],
    [60, '1 minute'],
    [3_599, '59 minutes'],
    [3_600, '1 hour'],
    [3_661, '1 hour 1 minute'],
    [86_400 * 12 + 4 * 3_600 + 59, '12 days 4 hours'],
    [86_400, '1 day'],
  ])('%i s is %s', (seconds, text) => {
    expect(formatDuration(seconds, 'en-US')).toBe(text)
  })
  it('is localized', () => {
    expect(formatDuration(7_200, 'es-ES')).toBe('2 horas')
    // Always Latin digits, as in amounts.
    expect(formatDuration(720, 'ar-SA')).toContain('12')
  })
})

describe('formatCountdown', () => {
  it.each([
    [0, '0 sec'],
    [59, '59 sec'],
    [60, '1 min 0 sec'],
    [3_599, '59 min 59 sec'],
    [3_661, '1 hour 1 minute'],
  ])('%i s is %s', (seconds, text) => {
    expect(formatCountdown(seconds, 'en-US')).toBe(text)
  })
})

describe('formatTime', () => {
  it('includes day and minute', () => {
    expect(formatTime(1_735_689_600, 'en-US')).toMatch(/202[45].*\d:\d\d/)
  })
})
