import { useMemo } from 'react'
import { readIndexFirst } from '@/api/readIndexFirst'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { tokenBalanceReading } from '@/domain/token/reads'
import { type AnswerBlock, useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { compoundedReading, pendingReading } from '../reads'
import type { Vault } from '../vault'
import { createPositionEvents, type PositionHistory } from './positionHistory'
import { isExplained, isReadConsistent, type Profit, profitOf, type ReadBlocks } from './profit'
import { readShareHistory, type ShareHistory, totalsFilter } from './shareHistory'

/** The history of a vault's totals, from the vaults' subgraph or the vault's events. */
export function useShareHistory(
  shareToken: Address,
  { deployed: { underlyingDecimals: decimals, deployBlock: sinceBlock = 0 } }: Vault,
): Loadable<ShareHistory> {
  const urls = getDeployment().subgraphs['vaults']
  const check = useIndexCheck()
  const history = useMemo(
    () => createLogHistory(readClient, totalsFilter(shareToken), sinceBlock),
    [shareToken, sinceBlock],
  )
  // Any receipt may have added an event.
  const version = useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
  return useService(
    `shareHistory ${shareToken}`,
    () =>
      readIndexFirst(
        urls &&
          (async () => {
            const { readIndexedHistory } = await import('./indexedHistory')
            return readIndexedHistory(urls, { shareToken, decimals }, check)
          }),
        () => readShareHistory(readClient, history, sinceBlock),
      ),
    { version },
  )
}

export interface PositionProfit extends Pick<PositionHistory, 'sinceSec' | 'isWhole' | 'cut' | 'hasTransfers'> {
  /** Undefined if it is unknown. */
  readonly profit: Profit | undefined
}

/** The account's net deposits and profit. @param deposited the current value of its shares */
export function usePositionProfit(
  shareToken: Address,
  account: Address,
  deposited: Loadable<ValuedAmount>,
  sinceBlock: number,
): Loadable<PositionProfit> {
  const shares = useReading(useMemo(() => tokenBalanceReading(shareToken, account), [shareToken, account]))
  const pending = useReading(useMemo(() => pendingReading(shareToken, account), [shareToken, account]))
  const compounded = useReading(useMemo(() => compoundedReading(shareToken, account), [shareToken, account]))
  const events = useMemo(
    () => createPositionEvents(readClient, { token: shareToken, sinceBlock }, account),
    [shareToken, account, sinceBlock],
  )
  // The shares are part of the key, so the events are read again after any change: a deposit is never shown as profit.
  const sharesNow = valueOf(shares)
  const key = sharesNow === undefined ? undefined : `positionHistory ${shareToken} ${account} ${sharesNow}`
  const history = useService(key, () => events.read(), {
    isBehind: (read) => read.isWhole && !isExplained(read, sharesNow ?? read.shares),
  })
  const known = valueOf(history)
  const isSettled = useAnswerBlocks(
    (blockOf) => known === undefined || isReadConsistent(known, readBlocks(shareToken, account, blockOf)),
  )
  return useMemo(() => {
    if (!isSettled) return LOADING
    return mapLoadable(
      combineLoadables([shares, deposited, pending, history]),
      ([held, { wei }, pendingWei, position]) => ({
        profit: profitOf(position, { valueWei: wei, shares: held, pendingWei, compoundedWei: valueOf(compounded) }),
        sinceSec: position.sinceSec,
        isWhole: position.isWhole,
        cut: position.cut,
        hasTransfers: position.hasTransfers,
      }),
    )
  }, [shares, deposited, pending, history, compounded, isSettled])
}

/** The blocks in which an account's value and shares were read. */
export function readBlocks(shareToken: Address, account: Address, blockOf: AnswerBlock): ReadBlocks {
  return {
    value: blockOf(vaultContract(shareToken).updatedBalanceOf(account)),
    shares: blockOf(erc20Contract(shareToken).balanceOf(account)),
  }
}
