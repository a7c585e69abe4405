import { decodeData } from '@/chain/abi/codec'
import * as vaultAbi from '@/chain/generated/vault'
import type { LogHistory } from '@/chain/logHistory'
import { addressTopic, type LogFilter } from '@/chain/logs'
import { readBlockTimeSec } from '@/chain/logTimes'
import type { RpcClient } from '@/chain/rpcClient'
import type { Address } from '@/lib/hex'

/** What an account put into a vault and took out, by the vault's own events. */
export interface PositionHistory {
  /** Underlying base units, with the deposit fees that were taken of it. */
  readonly deposited: bigint
  /** Underlying base units. */
  readonly withdrawn: bigint
  /** Share base units that the deposits brought, less those that the withdrawals burned. */
  readonly shares: bigint
  /** Unix seconds of the first deposit that was read; undefined where there was none. */
  readonly firstDepositSec: number | undefined
  /** False where the node gave only the newer part: the sums are not all then. */
  readonly isWhole: boolean
}

const { depositEvent, withdrawEvent } = vaultAbi

export function positionFilter(shareToken: Address, account: Address): LogFilter {
  return { address: shareToken, topics: [[depositEvent.topic, withdrawEvent.topic], addressTopic(account)] }
}

/** @throws RpcError, NetworkError */
export async function readPositionHistory(client: RpcClient, history: LogHistory, sinceBlock: number): Promise<PositionHistory> {
  const { logs, fromBlock } = await history.read()
  const sums = { deposited: 0n, withdrawn: 0n, shares: 0n }
  for (const { topics, data } of logs) {
    if (topics[0] === depositEvent.topic) {
      const { amount, shares } = decodeData(depositEvent.data, data)
      sums.deposited += amount
      sums.shares += shares
    } else {
      const { amount, shares } = decodeData(withdrawEvent.data, data)
      sums.withdrawn += amount
      sums.shares -= shares
    }
  }
  const first = logs.find(({ topics }) => topics[0] === depositEvent.topic)
  const firstDepositSec = first && (first.timestampSec ?? (await readBlockTimeSec(client, first.blockNumber)))
  return { ...sums, firstDepositSec, isWhole: fromBlock <= sinceBlock }
}
