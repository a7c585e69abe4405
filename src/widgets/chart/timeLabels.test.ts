import { describe, expect, it } from 'vitest'
import { TICK_CHARACTERS, tickFormatter } from './timeLabels'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 20, 9, 30) / 1000

describe('tickFormatter', () => {
  it.each([5 * MINUTE, HOUR, DAY - 1, DAY, 2 * DAY, 7 * DAY, 30 * DAY, 60 * DAY, 364 * DAY, 3 * 365 * DAY])(
    'gives each of ten ticks over %d seconds a label of its own, in the room it has',
    (spanSec) => {
      for (const locale of ['en-US', 'es-ES', 'ar-SA']) {
        const label = tickFormatter(locale, spanSec)
        const labels = Array.from({ length: 10 }, (_, index) => label(START + (index * spanSec) / 10))
        expect(new Set(labels).size).toBe(10)
        if (locale === 'en-US')
          expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(TICK_CHARACTERS)
      }
    },
  )
})
