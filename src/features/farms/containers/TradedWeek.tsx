import { useEffect } from 'react'
import { fromDeployment } from '@/config/deployment'
import { type PoolWeeks, usePoolWeeks } from '@/domain/exchange-info/usePoolWeeks'
import { getFarms } from '@/domain/farm/farm'
import { valueOf } from '@/lib/loadable'

const getPairs = fromDeployment(() =>
  getFarms().flatMap(({ staked, quoteToken }) => (quoteToken === undefined ? [] : [staked.address])),
)

export interface TradedWeekProps {
  /** Keep it the same between renders. */
  readonly onRead: (weeks: PoolWeeks | undefined) => void
}

/** Reads what the pairs of the farms traded in the last seven days. Shows nothing: the list doesn't wait for its code. */
export function TradedWeek({ onRead }: TradedWeekProps) {
  const weeks = valueOf(usePoolWeeks(getPairs()))
  useEffect(() => onRead(weeks), [weeks, onRead])
  return null
}
