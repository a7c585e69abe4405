import type { Address, Hex } from '@/lib/hex'
import { quorumRead } from '../nodes/quorumRead'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import { toChainError } from './chainError'
import { findTxByNonce, type NodeTx, readBlockHash, readTx, readTxCount } from './minedTx'
import { type Receipt, readReceipt } from './receipt'

/** A transaction as last seen on a node. */
export interface SeenTx {
  readonly nonce: number
  /** Hash of recipient, value and input: another transaction with the same content is a speed-up. */
  readonly content: string
  /** The last block at which it was pending; may be reorged since. */
  readonly blockNumber: number
}

export interface SentTx {
  readonly hash: Hex
  readonly from: Address
  readonly seen?: SeenTx
}

/** Another transaction of the account that used the nonce. */
export interface Replacement {
  /** 'cancelled' for an empty transfer to the account itself. */
  readonly kind: 'replaced' | 'cancelled'
  readonly hash: Hex
  readonly blockNumber: number
  readonly blockHash: Hex
}

export type TxStatus =
  /** `seen` if the node returned the transaction; needed after a reorg. */
  | { readonly status: 'mined'; readonly receipt: Receipt; readonly revertReason?: string; readonly seen?: SeenTx }
  /** Pending, or about to be known to the nodes. */
  | { readonly status: 'waiting'; readonly seen?: SeenTx }
  /** No node has it, but it may still be mined. */
  | { readonly status: 'unknown' }
  | { readonly status: 'replaced'; readonly by: Replacement }
  /** Its nonce was used by a transaction that cannot be found. */
  | { readonly status: 'superseded' }

// cyrb53, 53 bits. Not cryptographic: it only compares transactions signed by the same account.
function digest(text: string): string {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = Math.imul(h1 ^ code, 2654435761)
    h2 = Math.imul(h2 ^ code, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36)
}

function contentHash({ to, value, input }: NodeTx): string {
  return digest([to?.toLowerCase(), value, input].join())
}

function toSeenTx(tx: NodeTx, blockNumber: number): SeenTx {
  return { nonce: tx.nonce, content: contentHash(tx), blockNumber }
}

function isCancellation({ from, to, value, input }: NodeTx): boolean {
  return to !== null && to.toLowerCase() === from.toLowerCase() && value === 0n && input === '0x'
}

/**
 * Finds the revert reason of a mined transaction by running it again on the state of its block, then of the one before.
 * @returns undefined if there is none or the node cannot tell
 */
async function readRevertReason(
  client: RpcClient,
  { transactionHash, blockNumber }: Receipt,
): Promise<string | undefined> {
  try {
    const tx = await readTx(client, transactionHash)
    if (tx === undefined) return undefined
    const call = {
      from: tx.from,
      to: tx.to,
      data: tx.input,
      value: `0x${tx.value.toString(16)}`,
      gas: `0x${tx.gas.toString(16)}`,
    }
    for (const block of [blockNumber, blockNumber - 1]) {
      const error: unknown = await client
        .request('eth_call', [call, `0x${block.toString(16)}`], () => undefined)
        .catch((thrown: unknown) => thrown)
      if (error instanceof RpcError) return toChainError(error).reason
    }
  } catch {
    // The reason is optional.
  }
  return undefined
}

async function mined(client: RpcClient, receipt: Receipt, tx: NodeTx | undefined): Promise<TxStatus> {
  const revertReason = receipt.status === 1 ? undefined : await readRevertReason(client, receipt)
  return {
    status: 'mined',
    receipt,
    ...(revertReason !== undefined && { revertReason }),
    ...(tx && { seen: toSeenTx(tx, receipt.blockNumber - 1) }),
  }
}

async function readReplacement(
  client: RpcClient,
  { hash, from }: SentTx,
  { nonce, content, blockNumber: since }: SeenTx,
): Promise<TxStatus> {
  const found = await findTxByNonce(client, from, nonce, since).catch((error: unknown) => {
    if (error instanceof RpcError) return undefined
    throw error
  })
  if (found === undefined) return { status: 'superseded' }
  if (found.hash === hash) return { status: 'waiting' }
  const receipt = await readReceipt(client, found.hash)
  if (receipt === undefined) return { status: 'waiting' }
  if (contentHash(found) === content) return mined(client, receipt, found)
  const { blockNumber, blockHash } = receipt
  return {
    status: 'replaced',
    by: { kind: isCancellation(found) ? 'cancelled' : 'replaced', hash: found.hash, blockNumber, blockHash },
  }
}

/**
 * The status of a sent transaction: by its hash, or by account and nonce if no node has the hash. A sped-up transaction
 * returns the receipt of the replacement.
 * @param latest the latest known block
 * @throws RpcError, NetworkError
 */
export async function readTxStatus(client: RpcClient, sent: SentTx, latest: number): Promise<TxStatus> {
  const { hash, from, seen } = sent
  const [receipt, tx, count] = await Promise.all([
    readReceipt(client, hash),
    readTx(client, hash),
    seen === undefined ? undefined : readTxCount(client, from, 'latest'),
  ])
  if (receipt !== undefined) return mined(client, receipt, tx)
  if (tx !== undefined) return { status: 'waiting', seen: toSeenTx(tx, latest) }
  if (seen === undefined || count === undefined || count <= seen.nonce) return { status: 'unknown' }
  return readReplacement(client, sent, seen)
}

function isSameStatus(one: TxStatus, other: TxStatus): boolean {
  if (one.status === 'mined' && other.status === 'mined') {
    const [a, b] = [one.receipt, other.receipt]
    return a.transactionHash === b.transactionHash && a.blockHash === b.blockHash && a.status === b.status
  }
  if (one.status === 'replaced' && other.status === 'replaced')
    return one.by.hash === other.by.hash && one.by.blockHash === other.by.blockHash
  return one.status === other.status
}

/** A pruned node knows that the nonce is used, but not by which transaction: the other node's status wins. */
function reconcileStatus(one: TxStatus, other: TxStatus): TxStatus | undefined {
  if (one.status === 'superseded' && other.status !== 'unknown') return other
  if (other.status === 'superseded' && one.status !== 'unknown') return one
  return isSameStatus(one, other) ? one : undefined
}

/**
 * The status of a sent transaction. A final status needs two agreeing nodes, unless no second one responds, because a
 * false one would make the user send again; a pending status needs only one.
 * @param latest the latest known block
 * @throws RpcError, NetworkError
 */
export function readConfirmedTxStatus(client: RpcClient, sent: SentTx, latest: number): Promise<TxStatus> {
  return quorumRead<TxStatus>(client, {
    read: (node) => readTxStatus(node, sent, latest),
    isHarmless: ({ status }) => status === 'waiting',
    reconcile: reconcileStatus,
    fallback: { status: 'waiting' },
  })
}

/** The block in which a transaction was seen. */
export interface MinedIn {
  readonly hash: Hex
  readonly blockNumber: number
  readonly blockHash: Hex
}

/** Whether a mined transaction is still in its block, in another one, or reorged out. */
export type InclusionStatus =
  | { readonly status: 'same' | 'lost' }
  | { readonly status: 'moved'; readonly receipt: Receipt }

/**
 * Whether a mined transaction is still in its block. 'lost' requires another block at that height, so a lagging node
 * does not count.
 * @throws RpcError, NetworkError
 */
export async function readInclusionStatus(client: RpcClient, at: MinedIn): Promise<InclusionStatus> {
  const receipt = await readReceipt(client, at.hash)
  if (receipt !== undefined)
    return receipt.blockHash === at.blockHash ? { status: 'same' } : { status: 'moved', receipt }
  const blockHash = await readBlockHash(client, at.blockNumber)
  return { status: blockHash === undefined || blockHash === at.blockHash ? 'same' : 'lost' }
}

function reconcileInclusion(one: InclusionStatus, other: InclusionStatus): InclusionStatus | undefined {
  if (one.status === 'moved' && other.status === 'moved')
    return one.receipt.blockHash === other.receipt.blockHash ? one : undefined
  return one.status === other.status ? one : undefined
}

/**
 * Whether a mined transaction is still in its block; any change needs two agreeing nodes.
 * @throws RpcError, NetworkError
 */
export function readConfirmedInclusionStatus(client: RpcClient, at: MinedIn): Promise<InclusionStatus> {
  return quorumRead<InclusionStatus>(client, {
    read: (node) => readInclusionStatus(node, at),
    isHarmless: ({ status }) => status === 'same',
    reconcile: reconcileInclusion,
    fallback: { status: 'same' },
  })
}

/** 'unknown' if there is no record of it, or the record was cleared. */
export type TxOutcome = 'pending' | 'succeeded' | 'failed' | 'unknown'
