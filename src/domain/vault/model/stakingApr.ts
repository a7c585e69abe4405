import type { BarSnapshot } from '@/api/stakingBar/barSnapshots'
import { Decimal } from '@/lib/decimal'

const SECONDS_PER_YEAR = 86_400 * 365
const NONE = new Decimal(0)

/**
 * APR (1 = 100 %) of a staking bar from its daily ratios, of any order: what the first ratio lacks of the last, spread
 * over a year. Two ratios that are the same, and less than two, are none.
 */
export function stakingApr(snapshots: readonly BarSnapshot[]): Decimal {
  const usable = snapshots.filter(({ ratio }) => ratio.gt(0)).sort((a, b) => a.dateSec - b.dateSec)
  const [first] = usable
  const last = usable.at(-1)
  if (first === undefined || last === undefined || last.dateSec <= first.dateSec) return NONE
  const gained = new Decimal(1).minus(first.ratio.div(last.ratio))
  return Decimal.max(gained, NONE).times(SECONDS_PER_YEAR).div(last.dateSec - first.dateSec)
}
