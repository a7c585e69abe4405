import type { Address, Hex } from '@/lib/hex'
import { quorumRead } from '../nodes/quorumRead'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import { toChainError } from './chainError'
import { findTxByNonce, type NodeTx, readBlockHash, readTx, readTxCount } from './minedTx'
import { type Receipt, readReceipt } from './receipt'

/** What was seen of a transaction while a node had it. */
export interface SeenTx {
  readonly nonce: number
  /** Another transaction with the same content is the same act, sent with another fee. */
  readonly content: string
  /** The last block at which it waited; the chain may have another one there since. */
  readonly blockNumber: number
}

export interface SentTx {
  readonly hash: Hex
  readonly from: Address
  readonly seen?: SeenTx
}

/** Another transaction of the account that took the nonce. */
export interface Replacement {
  /** 'cancelled' where it moves nothing, from the account to itself. */
  readonly kind: 'replaced' | 'cancelled'
  readonly hash: Hex
  readonly blockNumber: number
  readonly blockHash: Hex
}

export type TxStatus =
  /** `seen` where the node told of it: it is needed where the chain takes the block back. */
  | { readonly status: 'mined'; readonly receipt: Receipt; readonly revertReason?: string; readonly seen?: SeenTx }
  /** A node has it, or is about to. */
  | { readonly status: 'waiting'; readonly seen?: SeenTx }
  /** No node has it; as far as is known it could still be mined. */
  | { readonly status: 'unknown' }
  | { readonly status: 'replaced'; readonly by: Replacement }
  /** Its nonce is taken, by what is no longer to be found. */
  | { readonly status: 'gone' }

// Only ever compared with what the same account signed, so it need not resist anybody: cyrb53, 53 bits.
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

function contentOf({ to, value, input }: NodeTx): string {
  return digest([to?.toLowerCase(), value, input].join())
}

function seenOf(tx: NodeTx, blockNumber: number): SeenTx {
  return { nonce: tx.nonce, content: contentOf(tx), blockNumber }
}

function isNothing({ from, to, value, input }: NodeTx): boolean {
  return to !== null && to.toLowerCase() === from.toLowerCase() && value === 0n && input === '0x'
}

/**
 * Why a mined transaction failed: it is run again on the state after its block, then on the one before.
 * @returns the contract's own words; undefined where it gives none or the node cannot tell
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
    // The reason is a courtesy.
  }
  return undefined
}

async function mined(client: RpcClient, receipt: Receipt, tx: NodeTx | undefined): Promise<TxStatus> {
  const revertReason = receipt.status === 1 ? undefined : await readRevertReason(client, receipt)
  return {
    status: 'mined',
    receipt,
    ...(revertReason !== undefined && { revertReason }),
    ...(tx && { seen: seenOf(tx, receipt.blockNumber - 1) }),
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
  if (found === undefined) return { status: 'gone' }
  if (found.hash === hash) return { status: 'waiting' }
  const receipt = await readReceipt(client, found.hash)
  if (receipt === undefined) return { status: 'waiting' }
  if (contentOf(found) === content) return mined(client, receipt, found)
  const { blockNumber, blockHash } = receipt
  return {
    status: 'replaced',
    by: { kind: isNothing(found) ? 'cancelled' : 'replaced', hash: found.hash, blockNumber, blockHash },
  }
}

/**
 * Where a sent transaction stands: by its hash, and where no node has that, by its account and nonce. The receipt of a
 * sped up one has the hash under which it was mined.
 * @param latest the latest block as far as is known
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
  if (tx !== undefined) return { status: 'waiting', seen: seenOf(tx, latest) }
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

/** A node that keeps few blocks knows that the nonce is taken, and not by what. */
function commonStatus(one: TxStatus, other: TxStatus): TxStatus | undefined {
  if (one.status === 'gone' && other.status !== 'unknown') return other
  if (other.status === 'gone' && one.status !== 'unknown') return one
  return isSameStatus(one, other) ? one : undefined
}

/**
 * Where a sent transaction stands, an end only where two nodes say it alike, or no second one can be asked: who is told of
 * a false end sends again, or builds on what never was. That it waits is believed of one.
 * @param latest the latest block as far as is known
 * @throws RpcError, NetworkError
 */
export function readAgreedTxStatus(client: RpcClient, sent: SentTx, latest: number): Promise<TxStatus> {
  return quorumRead<TxStatus>(client, {
    read: (node) => readTxStatus(node, sent, latest),
    isHarmless: ({ status }) => status === 'waiting',
    common: commonStatus,
    undecided: { status: 'waiting' },
  })
}

/** A block that a transaction was seen in. */
export interface MinedIn {
  readonly hash: Hex
  readonly blockNumber: number
  readonly blockHash: Hex
}

/** Of a mined transaction. 'moved' comes with its receipt in another block. */
export type InclusionStatus =
  | { readonly status: 'same' | 'lost' }
  | { readonly status: 'moved'; readonly receipt: Receipt }

/**
 * Whether a mined transaction is where it was. 'lost' only where the chain has another block at that height: a node that
 * is merely behind says nothing.
 * @throws RpcError, NetworkError
 */
export async function readInclusionStatus(client: RpcClient, at: MinedIn): Promise<InclusionStatus> {
  const receipt = await readReceipt(client, at.hash)
  if (receipt !== undefined)
    return receipt.blockHash === at.blockHash ? { status: 'same' } : { status: 'moved', receipt }
  const blockHash = await readBlockHash(client, at.blockNumber)
  return { status: blockHash === undefined || blockHash === at.blockHash ? 'same' : 'lost' }
}

function commonInclusion(one: InclusionStatus, other: InclusionStatus): InclusionStatus | undefined {
  if (one.status === 'moved' && other.status === 'moved')
    return one.receipt.blockHash === other.receipt.blockHash ? one : undefined
  return one.status === other.status ? one : undefined
}

/** Whether a mined transaction is where it was; that it is not, only where two nodes say so. @throws RpcError, NetworkError */
export function readAgreedInclusionStatus(client: RpcClient, at: MinedIn): Promise<InclusionStatus> {
  return quorumRead<InclusionStatus>(client, {
    read: (node) => readInclusionStatus(node, at),
    isHarmless: ({ status }) => status === 'same',
    common: commonInclusion,
    undecided: { status: 'same' },
  })
}

/** 'unknown' if there is no record of it, or the record was cleared. */
export type TxOutcome = 'pending' | 'succeeded' | 'failed' | 'unknown'
