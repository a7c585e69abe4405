import { parseRecord, parseSafeQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

export interface Block {
  readonly number: number
  /** Unix seconds. */
  readonly timestampSec: number
}

/** Number and time of the latest block, in one request. @throws RpcError, NetworkError */
export function readLatestBlock(client: RpcClient): Promise<Block> {
  return client.request('eth_getBlockByNumber', ['latest', false], (raw) => {
    const { number, timestamp } = parseRecord(raw)
    return { number: parseSafeQuantity(number), timestampSec: parseSafeQuantity(timestamp) }
  })
}
