import { parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import type { ChainLog } from './logs'

export interface DatedLog {
  readonly log: ChainLog
  readonly timeSec: number
}

/**
 * Adds timestamps to the last log of each block: at most `maxCount`, evenly sampled, because each may cost a request.
 * @throws RpcError, NetworkError
 */
export function readDatedLogs(
  client: RpcClient,
  logs: readonly ChainLog[],
  maxCount: number,
): Promise<readonly DatedLog[]> {
  return Promise.all(
    sampleEvenly(lastLogPerBlock(logs), maxCount).map(async (log) => ({
      log,
      timeSec: log.timestampSec ?? (await readBlockTimeSec(client, log.blockNumber)),
    })),
  )
}

/** A block's timestamp in Unix seconds. @throws RpcError, NetworkError */
export function readBlockTimeSec(client: RpcClient, block: number): Promise<number> {
  return client.request('eth_getBlockByNumber', [`0x${block.toString(16)}`, false], (raw) =>
    parseSafeQuantity(parseRecord(raw)['timestamp']),
  )
}

function lastLogPerBlock(logs: readonly ChainLog[]): readonly ChainLog[] {
  return logs.filter((log, index) => log.blockNumber !== logs[index + 1]?.blockNumber)
}

/** At most `count` items of a list, evenly spaced, including the first and last. */
export function sampleEvenly<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from(
    { length: count },
    (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))],
  ).filter((item) => item !== undefined)
}
