import type { IndexedRound } from '@/api/prediction/parse'
import { endRoundEvent, lockRoundEvent } from '@/chain/contracts/prediction'
import { scanLogs } from '@/chain/logs/logs'
import { readDatedLogs } from '@/chain/logs/logTimes'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address, Hex } from '@/lib/hex'

export interface RoundTransactionsQuestion {
  readonly prediction: Address
  readonly epoch: number
  readonly startBlock: number
}

/** A round locks and ends once. */
const MAX_LOGS = 2

/**
 * Reads the transactions that locked and ended a round from the market's logs; undefined where the node has none.
 * @throws RpcError if the node gives no logs, NetworkError
 */
export async function readRoundTransactions(
  client: RpcClient,
  { prediction, epoch, startBlock }: RoundTransactionsQuestion,
): Promise<IndexedRound> {
  const { number } = await readLatestBlock(client)
  const epochTopic: Hex = `0x${epoch.toString(16).padStart(64, '0')}`
  const topics = [[lockRoundEvent.topic, endRoundEvent.topic], epochTopic]
  const { logs } = await scanLogs(client, { address: prediction, topics }, startBlock, number)
  const dated = await readDatedLogs(client, logs, MAX_LOGS)
  const lock = dated.find(({ log }) => log.topics[0] === lockRoundEvent.topic)
  const end = dated.find(({ log }) => log.topics[0] === endRoundEvent.topic)
  return {
    lockHash: lock?.log.transactionHash,
    lockedSec: lock?.timeSec,
    closeHash: end?.log.transactionHash,
    closedSec: end?.timeSec,
  }
}
