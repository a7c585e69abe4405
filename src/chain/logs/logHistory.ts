import { readLatestBlock } from '../rpc/block'
import type { RpcClient } from '../rpc/rpcClient'
import { type LogFilter, type LogScan, scanLogs } from './logs'

/** The logs of a contract since some block, kept and continued. */
export interface LogHistory {
  /** All up to the latest block; only what is new since the last time is asked for. @throws RpcError, NetworkError */
  read(): Promise<LogScan>
}

/** The newest blocks are read again each time: the node may have been behind there, or the chain may have taken them back. */
const UNSETTLED_BLOCKS = 20

export function createLogHistory(client: RpcClient, filter: LogFilter, sinceBlock: number): LogHistory {
  let known: LogScan | undefined
  return {
    async read() {
      const { number: latest } = await readLatestBlock(client)
      const before = known
      const from = before === undefined ? sinceBlock : Math.max(before.fromBlock, before.toBlock - UNSETTLED_BLOCKS + 1)
      // A node that was set back further has other blocks from there on.
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
