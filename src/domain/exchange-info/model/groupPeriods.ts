import type { Decimal } from '@/lib/decimal'
import type { InfoPeriod } from './info'
import { combineWorth } from './worth'

export const periodGroups = ['day', 'week', 'month'] as const
export type PeriodGroup = (typeof periodGroups)[number]

const DAY_SEC = 86_400
/** 1970 began on a Thursday. */
const MONDAY_OFFSET = 3

/** Start of a day's group in UTC, Unix seconds. */
const groupStarts: Readonly<Record<PeriodGroup, (startSec: number) => number>> = {
  day: (startSec) => startSec,
  week: (startSec) => {
    const day = Math.floor(startSec / DAY_SEC)
    return (day - ((day + MONDAY_OFFSET) % 7)) * DAY_SEC
  },
  month: (startSec) => {
    const date = new Date(startSec * 1_000)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1_000
  },
}

/**
 * Days by week (from Monday) or month, in UTC: volumes and transactions are summed, the liquidity is the last.
 * @param days oldest first
 */
export function groupPeriods(days: readonly InfoPeriod[], group: PeriodGroup): readonly InfoPeriod[] {
  const groups: InfoPeriod[] = []
  for (const day of days) {
    const startSec = groupStarts[group](day.startSec)
    const last = groups.at(-1)
    if (last?.startSec === startSec) groups[groups.length - 1] = joined(last, day)
    else groups.push({ ...day, startSec })
  }
  return groups
}

function joined(group: InfoPeriod, { volume, liquidity, transactions }: InfoPeriod): InfoPeriod {
  return {
    startSec: group.startSec,
    volume: combineWorth(group.volume, volume, sum),
    liquidity,
    transactions:
      group.transactions === undefined || transactions === undefined ? undefined : group.transactions + transactions,
  }
}

/** A sum with an unknown part is unknown. */
function sum(a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined {
  return a === undefined || b === undefined ? undefined : a.plus(b)
}
