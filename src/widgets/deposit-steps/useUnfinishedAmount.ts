import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { nativeBalanceReading, tokenBalanceReading } from '@/domain/token/reads'
import { useZapReceived } from '@/domain/zap/useZapReceived'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { UnfinishedDeposit } from './unfinishedDeposit'

export interface UnfinishedAmount {
  /** What the step brought and the wallet still has, base units. */
  readonly wei: bigint
  /** Of the currency. */
  readonly balance: Loadable<bigint>
  /** The step or its receipt is pending, or the balance is older than the receipt. */
  readonly isWaiting: boolean
}

/** What the first step of a deposit brought to the wallet. @param currency what is deposited */
export function useUnfinishedAmount(
  step: UnfinishedDeposit,
  { address }: Currency,
  account: Address,
): UnfinishedAmount {
  const { source, minedHash, expectedWei, blockNumber } = step
  const zapped = useZapReceived(source === 'zap' ? minedHash : undefined)
  const unstakedWei = minedHash === undefined ? undefined : expectedWei
  const receivedWei = source === 'unstake' ? unstakedWei : (zapped.wei ?? (zapped.isUnread ? expectedWei : undefined))
  const reading = useMemo(
    () =>
      address === 'native' ? nativeBalanceReading(getDeployment(), account) : tokenBalanceReading(address, account),
    [address, account],
  )
  const balance = useReading(reading)
  const isCurrent = useAnswerBlocks((blockOf) => {
    const [call] = reading?.calls ?? []
    return call !== undefined && (blockOf(call) ?? 0) >= blockNumber
  })
  const spendableWei = maxAmount(address, valueOf(balance) ?? 0n)
  return {
    wei: receivedWei === undefined || receivedWei > spendableWei ? spendableWei : receivedWei,
    balance,
    isWaiting: receivedWei === undefined || !isCurrent,
  }
}
