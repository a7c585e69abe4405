import type { Address, Hex } from '@/lib/hex'
import { parseAddress, parseHash, parseHexData, parseQuantity, parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'

/** A transaction as a node knows it, mined or not. */
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

/** The transaction as the node knows it, waiting or mined; undefined where it does not. @throws RpcError, NetworkError */
export function readTx(client: RpcClient, hash: Hex): Promise<NodeTx | undefined> {
  return client.request('eth_getTransactionByHash', [hash], (raw) => (raw === null ? undefined : parseTx(raw)))
}

const toHex = (value: number): Hex => `0x${value.toString(16)}`

/** How many transactions of the account were mined up to a block: the nonce that comes next. @throws RpcError, NetworkError */
export function readTxCount(client: RpcClient, account: Address, block: number | 'latest'): Promise<number> {
  return client.request(
    'eth_getTransactionCount',
    [account, block === 'latest' ? block : toHex(block)],
    parseSafeQuantity,
  )
}

/** The hash of the block at a height; undefined where the node has none there. @throws RpcError, NetworkError */
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

/** Nodes keep the state of their last blocks only; older blocks are read one by one, as many as this. */
const MAX_BLOCKS_READ = 256
const BLOCKS_AT_ONCE = 16

/** Undefined where the node no longer has the state of that block. @throws NetworkError */
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
 * The mined transaction of the account with that nonce: the block is found by how many of the account's transactions
 * the chain had at each height, and where that is not known any more by reading blocks.
 * @param since a block at which it was not mined; where the chain was reorganised since, the search starts before that
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
