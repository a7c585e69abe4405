import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'

/** The start of an incomplete event history. */
export interface HistoryCut {
  /** The first block with events. */
  readonly block: number
  /** Its timestamp in Unix seconds. */
  readonly timeSec: number
}

/**
 * Undefined if the history is complete.
 * @param fromBlock the first block that was read
 * @param sinceBlock the first block that was requested
 * @throws RpcError, NetworkError
 */
export async function readHistoryCut(
  client: RpcClient,
  fromBlock: number,
  sinceBlock: number,
): Promise<HistoryCut | undefined> {
  if (fromBlock <= sinceBlock) return undefined
  return { block: fromBlock, timeSec: await readBlockTimeSec(client, fromBlock) }
}
