import { totalsEvent } from '@/chain/contracts/vault'
import type { LogHistory } from '@/chain/logs/logHistory'
import type { LogFilter } from '@/chain/logs/logs'
import { readDatedLogs } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import type { VaultTotals } from '../model/shareValue'
import { type HistoryCut, readHistoryCut } from './historyCut'
import { type RealisedApys, readRealisedApys } from './realisedApy'

/** A vault's totals from a point in time until the next point. */
export interface SharePoint extends VaultTotals {
  /** Unix seconds. */
  readonly timeSec: number
}

export interface ShareHistory {
  /** Oldest first, at most one per block. */
  readonly points: readonly SharePoint[]
  /** The start of an incomplete history. */
  readonly cut: HistoryCut | undefined
  readonly realised: RealisedApys
}

/** The resolution of the chart; each point may cost a request for its block's time. */
const MAX_POINTS = 240

/** The filter for Totals events, which every deposit, withdrawal and compound emits. */
export function totalsFilter(shareToken: Address): LogFilter {
  return { address: shareToken, topics: [totalsEvent.topic] }
}

/** The history of a vault's totals from its events. @throws RpcError, NetworkError */
export async function readShareHistory(
  client: RpcClient,
  history: LogHistory,
  sinceBlock: number,
): Promise<ShareHistory> {
  const scan = await history.read()
  const [dated, cut, realised] = await Promise.all([
    readDatedLogs(client, scan.logs, MAX_POINTS),
    readHistoryCut(client, scan.fromBlock, sinceBlock),
    readRealisedApys(client, scan, sinceBlock),
  ])
  const points = dated.map(({ log, timeSec }) => ({ timeSec, ...totalsEvent.decode(log.data) }))
  return { points, cut, realised }
}
