import { parseRecord, parseSafeQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

export interface Block {
  readonly number: number
  /** Unix seconds. */
  readonly timestampSec: number
}

/** The request for the latest block, without its transactions. */
export const LATEST_BLOCK = { method: 'eth_getBlockByNumber', params: ['latest', false] } as const

/** @throws where it is no block */
export function parseBlock(raw: unknown): Block {
  const { number, timestamp } = parseRecord(raw)
  return { number: parseSafeQuantity(number), timestampSec: parseSafeQuantity(timestamp) }
}

/** Number and time of the latest block, in one request. @throws RpcError, NetworkError */
export function readLatestBlock(client: RpcClient): Promise<Block> {
  return client.request(LATEST_BLOCK.method, LATEST_BLOCK.params, parseBlock)
}
