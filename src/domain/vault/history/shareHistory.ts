import { decodeData } from '@/chain/abi/codec'
import * as vaultAbi from '@/chain/generated/vault'
import type { LogHistory } from '@/chain/logHistory'
import type { ChainLog, LogFilter } from '@/chain/logs'
import { parseRecord, parseSafeQuantity } from '@/chain/parseRpc'
import type { RpcClient } from '@/chain/rpcClient'
import type { Address } from '@/lib/hex'

/** What all shares stood for from some time on, until the next point. */
export interface SharePoint {
  /** Unix seconds. */
  readonly timeSec: number
  /** Underlying base units. */
  readonly assets: bigint
  /** Share base units. */
  readonly shares: bigint
}

export interface ShareHistory {
  /** Oldest first, one a block at most. */
  readonly points: readonly SharePoint[]
  /** False where the node gave only the newer part. */
  readonly isWhole: boolean
}

/** A chart shows no more than this, and each may cost a request for its block's time. */
const MAX_POINTS = 240

/** Every deposit, withdrawal and compound says the totals. */
export function totalsFilter(shareToken: Address): LogFilter {
  return { address: shareToken, topics: [vaultAbi.totalsEvent.topic] }
}

/** @throws RpcError, NetworkError */
export async function readShareHistory(client: RpcClient, history: LogHistory, sinceBlock: number): Promise<ShareHistory> {
  const { logs, fromBlock } = await history.read()
  const points = await Promise.all(
    thinned(lastOfBlocks(logs), MAX_POINTS).map(async (log): Promise<SharePoint> => ({
      timeSec: log.timestampSec ?? (await readBlockTimeSec(client, log.blockNumber)),
      ...decodeData(vaultAbi.totalsEvent.data, log.data),
    })),
  )
  return { points, isWhole: fromBlock <= sinceBlock }
}

/** Unix seconds. */
export function readBlockTimeSec(client: RpcClient, block: number): Promise<number> {
  return client.request('eth_getBlockByNumber', [`0x${block.toString(16)}`, false], (raw) =>
    parseSafeQuantity(parseRecord(raw)['timestamp']),
  )
}

function lastOfBlocks(logs: readonly ChainLog[]): readonly ChainLog[] {
  return logs.filter((log, index) => log.blockNumber !== logs[index + 1]?.blockNumber)
}

/** At most `count` of a list, evenly spread, with its first and last. */
export function thinned<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))]).filter(
    (item) => item !== undefined,
  )
}
