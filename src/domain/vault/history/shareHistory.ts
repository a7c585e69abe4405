import { totalsEvent } from '@/chain/contracts/vault'
import type { LogHistory } from '@/chain/logs/logHistory'
import type { LogFilter } from '@/chain/logs/logs'
import { readDatedLogs } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import type { VaultTotals } from '../model/shareWorth'
import { type HistoryCut, readHistoryCut } from './historyCut'
import { type RealisedApys, readRealisedApys } from './realisedApy'

/** What all shares stood for from some time on, until the next point. */
export interface SharePoint extends VaultTotals {
  /** Unix seconds. */
  readonly timeSec: number
}

export interface ShareHistory {
  /** Oldest first, one a block at most. */
  readonly points: readonly SharePoint[]
  /** Where they begin, if the node keeps older ones back. */
  readonly cut: HistoryCut | undefined
  readonly realised: RealisedApys
}

/** A chart shows no more than this, and each may cost a request for its block's time. */
const MAX_POINTS = 240

/** Every deposit, withdrawal and compound says the totals. */
export function totalsFilter(shareToken: Address): LogFilter {
  return { address: shareToken, topics: [totalsEvent.topic] }
}

/** @throws RpcError, NetworkError */
export async function readShareHistory(
  client: RpcClient,
  history: LogHistory,
  sinceBlock: number,
): Promise<ShareHistory> {
  const scan = await history.read()
  const [dated, cut, realised] = await Promise.all([
    readDatedLogs(client, scan.logs, MAX_POINTS),
    readHistoryCut(client, scan.fromBlock, sinceBlock),
    readRealisedApys(client, scan),
  ])
  const points = dated.map(({ log, timeSec }) => ({ timeSec, ...totalsEvent.decode(log.data) }))
  return { points, cut, realised }
}
