import { useMemo } from 'react'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { tokenBalanceReading } from '@/domain/token/reads'
import { type AnswerBlock, useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { compoundedReading, pendingReading, type ValuedAmount } from '../reads'
import { createPositionEvents, type PositionHistory } from './positionHistory'
import { isExplained, isReadInOneBlock, type Profit, profitOf, type ReadBlocks } from './profit'
import { type RealisedApys, readRealisedApys } from './realisedApy'
import { readShareHistory, type ShareHistory, totalsFilter } from './shareHistory'

/** What a vault's shares stood for since it was made. @param sinceBlock the block of its deployment */
export function useShareHistory(shareToken: Address, sinceBlock: number): Loadable<ShareHistory> {
  const history = useMemo(
    () => createLogHistory(readClient, totalsFilter(shareToken), sinceBlock),
    [shareToken, sinceBlock],
  )
  // Each receipt may have brought an event.
  const version = useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
  return useService(`shareHistory ${shareToken}`, () => readShareHistory(readClient, history, sinceBlock), { version })
}

/**
 * What a vault's share earned in the last 7 and 30 days. Reads no chart: use `useShareHistory` where there is one.
 * @param shareToken undefined while it is not known
 * @param sinceBlock the block of the vault's deployment
 */
export function useRealisedApys(shareToken: Address | undefined, sinceBlock: number): Loadable<RealisedApys> {
  return useService(shareToken && `realisedApys ${shareToken}`, async () => {
    if (shareToken === undefined) return { week: undefined, month: undefined }
    return readRealisedApys(readClient, await createLogHistory(readClient, totalsFilter(shareToken), sinceBlock).read())
  })
}

export interface PositionProfit extends Pick<PositionHistory, 'sinceSec' | 'isWhole' | 'cut' | 'hasTransfers'> {
  /** Undefined where it cannot be told. */
  readonly profit: Profit | undefined
}

/** What the account put in and what it gained by that. @param deposited what its shares are worth now */
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
    () => createPositionEvents(readClient, shareToken, account, sinceBlock),
    [shareToken, account, sinceBlock],
  )
  // With the shares in the key the events are read after any change of them: a deposit is never taken for a profit.
  const sharesNow = valueOf(shares)
  const key = sharesNow === undefined ? undefined : `positionHistory ${shareToken} ${account} ${sharesNow}`
  const history = useService(key, () => events.read(), {
    isBehind: (read) => read.isWhole && !isExplained(read, sharesNow ?? read.shares),
  })
  const known = valueOf(history)
  const isSettled = useAnswerBlocks(
    (blockOf) => known === undefined || isReadInOneBlock(known, readBlocks(shareToken, account, blockOf)),
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

/** When the value and the shares of an account were read. */
export function readBlocks(shareToken: Address, account: Address, blockOf: AnswerBlock): ReadBlocks {
  return {
    value: blockOf(vaultContract(shareToken).updatedBalanceOf(account)),
    shares: blockOf(erc20Contract(shareToken).balanceOf(account)),
  }
}
