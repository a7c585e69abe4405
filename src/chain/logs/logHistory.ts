import { readLatestBlock } from '../rpc/block'
import type { RpcClient } from '../rpc/rpcClient'
import { type LogFilter, type LogScan, scanLogs } from './logs'

/** The logs of a contract since some block, extended with each read. */
export interface LogHistory {
  /** Reads all logs up to the latest block; only new blocks are requested. @throws RpcError, NetworkError */
  read(): Promise<LogScan>
}

/** The newest blocks are always read again: the node may have been behind, or there was a reorg. */
const REORG_DEPTH = 20

/** Creates a log history that starts at `sinceBlock`. */
export function createLogHistory(client: RpcClient, filter: LogFilter, sinceBlock: number): LogHistory {
  let known: LogScan | undefined
  return {
    async read() {
      const { number: latest } = await readLatestBlock(client)
      const before = known
      const from = before === undefined ? sinceBlock : Math.max(before.fromBlock, before.toBlock - REORG_DEPTH + 1)
      // If the chain is shorter than before (a reset node), start over.
      const kept = from <= latest ? before : undefined
      const start = kept === undefined ? sinceBlock : from
      const scan = await scanLogs(client, filter, start, latest)
      const isContinued = kept !== undefined && scan.fromBlock === start
      const settled = isContinued ? kept.logs.filter(({ blockNumber }) => blockNumber < start) : []
      known = isContinued ? { logs: [...settled, ...scan.logs], fromBlock: kept.fromBlock, toBlock: latest } : scan
      return known
    },
  }
}
