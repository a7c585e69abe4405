import { readLatestBlock } from './block'
import { scanLogs, type LogFilter, type LogScan } from './logs'
import type { RpcClient } from './rpcClient'

/** The logs of a contract since some block, kept and continued. */
export interface LogHistory {
  /** All up to the latest block; only what is new since the last time is asked for. @throws RpcError, NetworkError */
  read(): Promise<LogScan>
}

export function createLogHistory(client: RpcClient, filter: LogFilter, sinceBlock: number): LogHistory {
  let known: LogScan | undefined
  return {
    async read() {
      const { number: latest } = await readLatestBlock(client)
      // A node that was set back has other blocks from there on.
      const kept = known !== undefined && known.toBlock <= latest ? known : undefined
      if (kept?.toBlock === latest) return kept
      const scan = await scanLogs(client, filter, kept === undefined ? sinceBlock : kept.toBlock + 1, latest)
      const isContinued = kept !== undefined && scan.fromBlock === kept.toBlock + 1
      known = isContinued ? { ...scan, logs: [...kept.logs, ...scan.logs], fromBlock: kept.fromBlock } : scan
      return known
    },
  }
}
