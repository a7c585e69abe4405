import { Decimal } from './decimal'
import { formatRate } from './figureFormat'

/** A change in per cent, with its direction. */
export interface ChangeText {
  readonly direction: 'up' | 'down' | 'none'
  readonly text: string
  /** With its sign, also where the text only says that it is small. */
  readonly full: string
}

/** A smaller change is named, not counted. */
const LEAST = new Decimal('0.0001')
const SIGNS = { up: '+', down: '−', none: '' } as const

/** Formats a change (1 = 100 %), such as "+1.23 %". */
export function formatChange(change: Decimal, locale: string): ChangeText {
  const text =
    change.isZero() || change.abs().gte(LEAST)
      ? formatRate(change.abs(), locale).text
      : `<${formatRate(LEAST, locale).text}`
  const direction = change.isZero() ? 'none' : change.gt(0) ? 'up' : 'down'
  const full = `${SIGNS[direction]}${text} %`
  return { direction, text: text.startsWith('<') ? `${text} %` : full, full }
}
