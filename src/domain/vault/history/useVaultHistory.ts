import { useMemo } from 'react'
import { createLogHistory } from '@/chain/logHistory'
import { readClient } from '@/chain/readClient'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { positionFilter, readPositionHistory, type PositionHistory } from './positionHistory'
import { readShareHistory, totalsFilter, type ShareHistory } from './shareHistory'

/** What a vault's shares stood for since it was made. @param sinceBlock the block of its deployment */
export function useShareHistory(shareToken: Address, sinceBlock: number): Loadable<ShareHistory> {
  const history = useMemo(() => createLogHistory(readClient, totalsFilter(shareToken), sinceBlock), [shareToken, sinceBlock])
  return useService(`shareHistory ${shareToken}`, () => readShareHistory(readClient, history, sinceBlock), { version: useConfirmedCount() })
}

/** What an account put in and took out; loading without an account. */
export function usePositionHistory(shareToken: Address, account: Address | undefined, sinceBlock: number): Loadable<PositionHistory> {
  const history = useMemo(
    () => account && createLogHistory(readClient, positionFilter(shareToken, account), sinceBlock),
    [shareToken, account, sinceBlock],
  )
  return useService(
    account && `positionHistory ${shareToken} ${account}`,
    () => (history === undefined ? Promise.reject(new Error('No account')) : readPositionHistory(readClient, history, sinceBlock)),
    { version: useConfirmedCount() },
  )
}

/** Each receipt may have brought an event: another count reads again. */
function useConfirmedCount(): number {
  return useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
}
