import { useMemo } from 'react'
import { createLogHistory } from '@/chain/logHistory'
import { readClient } from '@/chain/readClient'
import { tokenBalanceReading } from '@/domain/token/reads'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { combineLoadables, mapLoadable, valueOf, type Loadable } from '@/lib/loadable'
import type { ValuedAmount } from '../reads'
import { positionFilter, readPositionHistory, type PositionHistory } from './positionHistory'
import { profitOf, type Profit } from './profit'
import { readShareHistory, totalsFilter, type ShareHistory } from './shareHistory'

/** What a vault's shares stood for since it was made. @param sinceBlock the block of its deployment */
export function useShareHistory(shareToken: Address, sinceBlock: number): Loadable<ShareHistory> {
  const history = useMemo(() => createLogHistory(readClient, totalsFilter(shareToken), sinceBlock), [shareToken, sinceBlock])
  // Each receipt may have brought an event.
  const version = useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
  return useService(`shareHistory ${shareToken}`, () => readShareHistory(readClient, history, sinceBlock), { version })
}

export interface PositionProfit extends Profit, Pick<PositionHistory, 'firstDepositSec' | 'isWhole'> {}

/** What the account put in and what it gained by that. @param deposited what its shares are worth now */
export function usePositionProfit(
  shareToken: Address,
  account: Address,
  deposited: Loadable<ValuedAmount>,
  sinceBlock: number,
): Loadable<PositionProfit> {
  const shares = useReading(useMemo(() => tokenBalanceReading(shareToken, account), [shareToken, account]))
  const history = useMemo(
    () => createLogHistory(readClient, positionFilter(shareToken, account), sinceBlock),
    [shareToken, account, sinceBlock],
  )
  // With the shares in the key the events are read after any change of them: a deposit is never taken for a profit.
  const sharesNow = valueOf(shares)
  const key = sharesNow === undefined ? undefined : `positionHistory ${shareToken} ${account} ${sharesNow}`
  const events = useService(key, () => readPositionHistory(readClient, history, sinceBlock))
  return useMemo(
    () =>
      mapLoadable(combineLoadables([shares, deposited, events]), ([held, { wei }, position]) => ({
        ...profitOf(position, wei, held),
        firstDepositSec: position.firstDepositSec,
        isWhole: position.isWhole,
      })),
    [shares, deposited, events],
  )
}
