import { decodeData } from '@/chain/abi/codec'
import * as vaultAbi from '@/chain/generated/vault'
import type { LogHistory } from '@/chain/logHistory'
import type { LogFilter } from '@/chain/logs'
import { readDatedLogs } from '@/chain/logTimes'
import type { RpcClient } from '@/chain/rpcClient'
import type { Address } from '@/lib/hex'
import type { VaultTotals } from '../model/shareWorth'

/** What all shares stood for from some time on, until the next point. */
export interface SharePoint extends VaultTotals {
  /** Unix seconds. */
  readonly timeSec: number
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
  const dated = await readDatedLogs(client, logs, MAX_POINTS)
  const points = dated.map(({ log, timeSec }) => ({ timeSec, ...decodeData(vaultAbi.totalsEvent.data, log.data) }))
  return { points, isWhole: fromBlock <= sinceBlock }
}
