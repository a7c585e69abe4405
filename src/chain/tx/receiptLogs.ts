import type { Address, Hex } from '@/lib/hex'
import { parseAddress, parseHash, parseHexData, parseRecord } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

/** An event of a mined transaction. */
export interface ReceiptLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/**
 * The events of a transaction; undefined while it has no receipt. Read separately, because stored receipts have no
 * logs.
 * @throws RpcError, NetworkError
 */
export function readReceiptLogs(client: RpcClient, hash: Hex): Promise<readonly ReceiptLog[] | undefined> {
  return client.request('eth_getTransactionReceipt', [hash], (raw) => {
    if (raw === null) return undefined
    const { logs } = parseRecord(raw)
    if (!Array.isArray(logs)) throw new Error('A receipt without logs')
    return (logs as readonly unknown[]).map(parseLog)
  })
}

function parseLog(raw: unknown): ReceiptLog {
  const { address, topics, data } = parseRecord(raw)
  if (!Array.isArray(topics)) throw new Error('A log without topics')
  return {
    address: parseAddress(address),
    topics: (topics as readonly unknown[]).map(parseHash),
    data: parseHexData(data),
  }
}
