import { Decimal } from '@/lib/decimal'
import type { InfoPeriod, Worth } from './info'

const ZERO = new Decimal(0)
const NOTHING: Worth = { usd: ZERO, cro: ZERO }
/** More periods would be drawn on top of each other. */
const MAX_PERIODS = 4_000

/**
 * Periods without gaps, oldest first, from the first one with activity until a time: those without activity have no
 * volume, and the liquidity and price of the one before. Duplicates and periods in the future are left out.
 * @param periods in any order
 * @param untilSec how far the index is, Unix seconds
 */
export function fillPeriods<Period extends InfoPeriod>(
  periods: readonly Period[],
  periodSec: number,
  untilSec: number,
): readonly Period[] {
  const byStart = new Map(
    periods
      .filter(({ startSec }) => startSec % periodSec === 0 && startSec <= untilSec)
      .map((period) => [period.startSec, period]),
  )
  const firstSec = Math.min(...byStart.keys())
  const filled: Period[] = []
  // A single row from long ago must not make millions.
  const endSec = Math.floor(untilSec / periodSec) * periodSec
  const startSec = Math.max(firstSec, endSec - (MAX_PERIODS - 1) * periodSec)
  let held: Period | undefined = [...byStart.values()]
    .filter((period) => period.startSec < startSec)
    .reduce<Period | undefined>(
      (last, period) => (last === undefined || period.startSec > last.startSec ? period : last),
      undefined,
    )
  for (let timeSec = startSec; timeSec <= endSec; timeSec += periodSec) {
    const known = byStart.get(timeSec)
    const quiet = held && { ...held, startSec: timeSec, volume: NOTHING, transactions: 0 }
    held = known ?? quiet
    if (held !== undefined) filled.push(held)
  }
  return filled
}
