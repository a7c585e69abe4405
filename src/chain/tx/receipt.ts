import type { Address, Hex } from '@/lib/hex'
import { parseAddress, parseHash, parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

/** The receipt of a mined transaction. Serializable, because it is stored. */
export interface Receipt {
  readonly blockHash: Hex
  readonly blockNumber: number
  readonly contractAddress: Address | null
  readonly from: Address
  /** 1 for success. */
  readonly status: number
  readonly to: Address | null
  readonly transactionHash: Hex
  readonly transactionIndex: number
}

function parseAddressOrNull(raw: unknown): Address | null {
  return raw === null || raw === undefined ? null : parseAddress(raw)
}

function parseReceipt(raw: unknown, hash: Hex): Receipt {
  const receipt = parseRecord(raw)
  const transactionHash = parseHash(receipt['transactionHash'])
  if (transactionHash !== hash.toLowerCase()) throw new Error('The receipt of another transaction')
  return {
    blockHash: parseHash(receipt['blockHash']),
    blockNumber: parseSafeQuantity(receipt['blockNumber']),
    contractAddress: parseAddressOrNull(receipt['contractAddress']),
    from: parseAddress(receipt['from']),
    status: parseSafeQuantity(receipt['status']),
    to: parseAddressOrNull(receipt['to']),
    transactionHash,
    transactionIndex: parseSafeQuantity(receipt['transactionIndex']),
  }
}

/** The receipt of a transaction; undefined while there is none. @throws RpcError, NetworkError */
export function readReceipt(client: RpcClient, hash: Hex): Promise<Receipt | undefined> {
  return client.request('eth_getTransactionReceipt', [hash], (raw) =>
    raw === null ? undefined : parseReceipt(raw, hash),
  )
}
