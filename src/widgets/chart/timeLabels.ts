/** The digits of all figures of the page, whatever the language. */
export const digits = { numberingSystem: 'latn' } as const

const MINUTE_SEC = 60
const DAY_SEC = 86_400
const YEAR_SEC = 365 * DAY_SEC

/** How the times of a chart are written, from Unix seconds. */
export interface TimeLabels {
  /** On the axis. */
  readonly tick: (timeSec: number) => string
  /** Under the crosshair. */
  readonly time: (timeSec: number) => string
}

/** Room for the longest of these labels, in characters: the axis spaces its ticks by it. */
export const TICK_CHARACTERS = 17

/**
 * How the ticks of a time axis are written. No two ticks have the same label: an axis has about ten of them, and each
 * format resolves a tenth of its span.
 * @param spanSec seconds from the first to the last point
 * @returns a function of Unix seconds
 */
export function tickFormatter(locale: string, spanSec: number): (timeSec: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...digits, ...tickParts(spanSec) })
  return (timeSec) => format.format(timeSec * 1000)
}

function tickParts(spanSec: number): Intl.DateTimeFormatOptions {
  if (spanSec <= 15 * MINUTE_SEC) return { hour: 'numeric', minute: '2-digit', second: '2-digit' }
  if (spanSec < DAY_SEC) return { hour: 'numeric', minute: '2-digit' }
  // Ticks may stand less than a day apart.
  if (spanSec <= 30 * DAY_SEC) return { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  if (spanSec < YEAR_SEC) return { day: 'numeric', month: 'short' }
  return { day: 'numeric', month: 'short', year: 'numeric' }
}

/** How the time under the crosshair is written, in full. */
export function timeFormatter(locale: string): (timeSec: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...digits, dateStyle: 'medium', timeStyle: 'short' })
  return (timeSec) => format.format(timeSec * 1000)
}
