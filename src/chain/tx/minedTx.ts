import type { Address, Hex } from '@/lib/hex'
import { parseAddress, parseHash, parseHexData, parseQuantity, parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'

/** A transaction as a node returns it, pending or mined. */
export interface NodeTx {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly nonce: number
  readonly value: bigint
  readonly input: Hex
  readonly gas: bigint
}

function parseTx(raw: unknown): NodeTx {
  const tx = parseRecord(raw)
  return {
    hash: parseHash(tx['hash']),
    from: parseAddress(tx['from']),
    to: tx['to'] === null || tx['to'] === undefined ? null : parseAddress(tx['to']),
    nonce: parseSafeQuantity(tx['nonce']),
    value: parseQuantity(tx['value']),
    input: parseHexData(tx['input']),
    gas: parseQuantity(tx['gas']),
  }
}

/** A transaction, pending or mined; undefined if the node does not know it. @throws RpcError, NetworkError */
export function readTx(client: RpcClient, hash: Hex): Promise<NodeTx | undefined> {
  return client.request('eth_getTransactionByHash', [hash], (raw) => (raw === null ? undefined : parseTx(raw)))
}

const toHex = (value: number): Hex => `0x${value.toString(16)}`

/** The account's transaction count at a block, which is its next nonce. @throws RpcError, NetworkError */
export function readTxCount(client: RpcClient, account: Address, block: number | 'latest'): Promise<number> {
  return client.request(
    'eth_getTransactionCount',
    [account, block === 'latest' ? block : toHex(block)],
    parseSafeQuantity,
  )
}

/** The block's hash; undefined if the node does not have the block. @throws RpcError, NetworkError */
export function readBlockHash(client: RpcClient, block: number): Promise<Hex | undefined> {
  return client.request('eth_getBlockByNumber', [toHex(block), false], (raw) =>
    raw === null ? undefined : parseHash(parseRecord(raw)['hash']),
  )
}

function readBlockTxs(client: RpcClient, block: number): Promise<readonly NodeTx[]> {
  return client.request('eth_getBlockByNumber', [toHex(block), true], (raw) => {
    const { transactions } = parseRecord(raw)
    if (!Array.isArray(transactions)) throw new Error('A block without transactions')
    return transactions.map(parseTx)
  })
}

/** Nodes only keep the state of recent blocks; of older blocks, this many are scanned one by one. */
const MAX_BLOCKS_READ = 256
const BLOCKS_AT_ONCE = 16

/** Undefined if the node no longer has the state of that block. @throws NetworkError */
async function isNonceTaken(
  client: RpcClient,
  account: Address,
  nonce: number,
  block: number,
): Promise<boolean | undefined> {
  try {
    return (await readTxCount(client, account, block)) > nonce
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}

/**
 * Finds an account's mined transaction by nonce: bisects by the transaction count at each height, and scans blocks if
 * the node no longer has those states.
 * @param since a block at which it was not mined; after a reorg the search starts earlier
 * @throws RpcError, NetworkError
 */
export async function findTxByNonce(
  client: RpcClient,
  account: Address,
  nonce: number,
  since: number,
): Promise<NodeTx | undefined> {
  const pick = (transactions: readonly NodeTx[]) =>
    transactions.find((tx) => tx.nonce === nonce && tx.from.toLowerCase() === account.toLowerCase())
  let minedBy = await client.request('eth_blockNumber', [], parseSafeQuantity)
  let before = Math.min(since, minedBy - 1)
  for (let step = 1; before > 0 && (await isNonceTaken(client, account, nonce, before)) === true; step *= 2) {
    minedBy = before
    before = Math.max(0, before - step)
  }
  while (minedBy - before > 1) {
    const middle = Math.floor((minedBy + before) / 2)
    if ((await isNonceTaken(client, account, nonce, middle)) === true) minedBy = middle
    else before = middle
  }
  const found = pick(await readBlockTxs(client, minedBy))
  if (found !== undefined) return found
  const last = Math.min(minedBy - 1, since + MAX_BLOCKS_READ)
  for (let from = since + 1; from <= last; from += BLOCKS_AT_ONCE) {
    const blocks = Array.from({ length: Math.min(BLOCKS_AT_ONCE, last - from + 1) }, (_, index) =>
      readBlockTxs(client, from + index),
    )
    const read = pick((await Promise.all(blocks)).flat())
    if (read !== undefined) return read
  }
  return undefined
}
