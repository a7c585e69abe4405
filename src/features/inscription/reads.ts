import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { bridgeStatusContract } from '@/chain/contracts/bridgeStatus'
import type { Address } from '@/lib/hex'

/** Number of waiting users to read. */
export const WAITING_USERS = 30n

/** A user with a pending bridge transaction. Amounts in whole units, times in Unix seconds. */
export interface BridgeUser {
  readonly index: bigint
  readonly user: Address
  /** The bridge account assigned to the user. */
  readonly wallet: Address
  /** 1 waiting, 2 sent, 3 pre-minted. */
  readonly status: bigint
  readonly transactionStartTime: bigint
  readonly preMintTick: string
  readonly preMintAmount: bigint
  readonly isBridgeOut: boolean
}

/** A finished bridge transaction. */
export interface BridgeTransfer {
  readonly id: bigint
  readonly user: Address
  readonly startTime: bigint
  readonly endTime: bigint
  readonly tick: string
  readonly amount: bigint
  readonly isOut: boolean
}

export interface BridgeState {
  /** Oldest first. */
  readonly waiting: readonly BridgeUser[]
  /** Index of the first unused bridge account. */
  readonly nextWallet: bigint
  readonly walletCount: bigint
  readonly finishedCount: bigint
}

export function bridgeStateReading(contract: Address): Reading<BridgeState> {
  return combineReadings(
    [
      callReading(bridgeStatusContract(contract).getUsersInTransaction(0n, WAITING_USERS)),
      callReading(bridgeStatusContract(contract).getStartIndexForAddWallets()),
      callReading(bridgeStatusContract(contract).walletCount()),
      callReading(bridgeStatusContract(contract).transactionHistoryCount()),
    ],
    (waiting, nextWallet, walletCount, finishedCount) => ({ waiting, nextWallet, walletCount, finishedCount }),
  )
}

/** The latest `size` of `count` finished transactions, newest first. */
export function bridgeHistoryReading(
  contract: Address,
  count: bigint,
  size: bigint,
): Reading<readonly BridgeTransfer[]> {
  const start = count > size ? count - size : 0n
  const history = callReading(bridgeStatusContract(contract).getTransactionHistory(start, count))
  return combineReadings([history], (transfers) => [...transfers].reverse())
}
