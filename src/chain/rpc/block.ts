import { parseRecord, parseSafeQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

export interface Block {
  readonly number: number
  readonly timestampSec: number
}

/** The request for the latest block, without its transactions. */
export const LATEST_BLOCK = { method: 'eth_getBlockByNumber', params: ['latest', false] } as const

/** @throws if the data is not a block */
export function parseBlock(raw: unknown): Block {
  const { number, timestamp } = parseRecord(raw)
  return { number: parseSafeQuantity(number), timestampSec: parseSafeQuantity(timestamp) }
}

/** Number and timestamp of the latest block. @throws RpcError, NetworkError */
export function readLatestBlock(client: RpcClient): Promise<Block> {
  return client.request(LATEST_BLOCK.method, LATEST_BLOCK.params, parseBlock)
}
