import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'

/** Where events begin whose older ones a node keeps back. */
export interface HistoryCut {
  /** The first block whose events were given. */
  readonly block: number
  /** Unix seconds of that block. */
  readonly timeSec: number
}

/**
 * Undefined where all was given.
 * @param fromBlock the first block whose events were given
 * @param sinceBlock the first that was asked for
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
