import { useMemo } from 'react'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Loadable } from '@/lib/loadable'
import type { LendingSource } from '../marketReads'
import { accrualFilter, type LendingHistory, readLendingHistory } from './lendingHistory'

/** The history of a lending market. @param source must be referentially stable @param sinceBlock the first block */
export function useLendingHistory(source: LendingSource, sinceBlock: number): Loadable<LendingHistory> {
  const { market } = source
  const history = useMemo(() => createLogHistory(readClient, accrualFilter(market), sinceBlock), [market, sinceBlock])
  // Any receipt may have added an accrual.
  const version = useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
  return useService(`lendingHistory ${market}`, () => readLendingHistory(readClient, history, source, sinceBlock), {
    version,
  })
}
