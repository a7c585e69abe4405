import type { BarSnapshot } from '@/api/stakingBar/parse'
import { Decimal } from '@/lib/decimal'

const SECONDS_PER_YEAR = 86_400 * 365
const NONE = new Decimal(0)

/**
 * APR (1 = 100 %) of a staking bar from its daily ratios, in any order: the gain from first to last, annualised. 0 with
 * less than two days, or if the ratio did not rise.
 */
export function stakingApr(snapshots: readonly BarSnapshot[]): Decimal {
  const usable = snapshots.filter(({ ratio }) => ratio.gt(0)).sort((a, b) => a.dateSec - b.dateSec)
  const [first] = usable
  const last = usable.at(-1)
  if (first === undefined || last === undefined || last.dateSec <= first.dateSec) return NONE
  const gained = last.ratio.div(first.ratio).minus(1)
  return Decimal.max(gained, NONE)
    .times(SECONDS_PER_YEAR)
    .div(last.dateSec - first.dateSec)
}
