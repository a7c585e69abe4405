import type { Receipt } from '@/chain/tx/receipt'
import type { TxText, TxVaultMove } from '@/chain/tx/txRequest'
import type { SeenTx } from '@/chain/tx/txStatus'
import { type Address, type Hex, isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { RECENT_WINDOW_MS, type TransactionRecord, type TransactionsByHash, type TxEnding } from './transaction'
import type { TransactionsState } from './transactionsSlice'

/** As long as the chain's own reader lets them be. */
const MAX_REASON_LENGTH = 200

type Unknown = Readonly<Record<string, unknown>>

/** What kept records can be trusted; a record that lacks anything, or is too old to be shown, is left out. */
export function restoreTransactions(kept: Unknown): TransactionsState {
  const chains = Object.entries(kept).flatMap(([chainId, byHash]): [string, TransactionsByHash][] =>
    /^\d+$/.test(chainId) && isRecord(byHash) ? [[chainId, restoreByHash(byHash)]] : [],
  )
  return Object.fromEntries(chains)
}

function restoreByHash(byHash: Unknown): TransactionsByHash {
  const oldest = Date.now() - RECENT_WINDOW_MS
  const records = Object.values(byHash).flatMap((raw) => {
    const record = isRecord(raw) ? restoreRecord(raw) : undefined
    return record === undefined || record.addedTime < oldest ? [] : [record]
  })
  return Object.fromEntries(records.map((record) => [record.hash, record]))
}

function restoreRecord(raw: Unknown): TransactionRecord | undefined {
  const { hash, from, addedTime, confirmedTime, lastCheckedBlockNumber, revertReason, unknownSince, batchId } = raw
  const [summary, success, failure] = [raw.summary, raw.success, raw.failure].map(restoreText)
  if (!isHash(hash) || !isAddressValue(from) || !isCount(addedTime) || !summary || !success || !failure)
    return undefined
  const approval = restoreApproval(raw.approval)
  const vaultMove = restoreVaultMove(raw.vaultMove)
  const receipt = restoreReceipt(raw.receipt)
  const ending = restoreEnding(raw.ending)
  const seen = restoreSeen(raw.seen)
  return {
    hash,
    from,
    addedTime,
    summary,
    success,
    failure,
    touches: Array.isArray(raw.touches) ? raw.touches.filter(isAddressValue) : [],
    ...(approval && { approval }),
    ...(vaultMove && { vaultMove }),
    ...(receipt && { receipt }),
    ...(isRecord(raw.claim) && isAddressValue(raw.claim.recipient) && { claim: { recipient: raw.claim.recipient } }),
    ...(isCount(confirmedTime) && { confirmedTime }),
    ...(isCount(lastCheckedBlockNumber) && { lastCheckedBlockNumber }),
    ...(typeof batchId === 'string' && { batchId }),
    ...(typeof revertReason === 'string' && { revertReason: revertReason.slice(0, MAX_REASON_LENGTH) }),
    ...(isCount(unknownSince) && { unknownSince }),
    ...(ending && { ending }),
    ...(seen && { seen }),
  }
}

function restoreText(raw: unknown): TxText | undefined {
  if (!isRecord(raw) || typeof raw.key !== 'string') return undefined
  if (!isRecord(raw.values)) return { key: raw.key }
  const values = Object.entries(raw.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { key: raw.key, values: Object.fromEntries(values) }
}

function restoreApproval(raw: unknown): TransactionRecord['approval'] {
  if (!isRecord(raw) || !isAddressValue(raw.tokenAddress) || !isAddressValue(raw.spender)) return undefined
  return { tokenAddress: raw.tokenAddress, spender: raw.spender }
}

function restoreVaultMove(raw: unknown): TxVaultMove | undefined {
  if (!isRecord(raw) || !isAddressValue(raw.vault) || typeof raw.amount !== 'string' || !/^\d{1,78}$/.test(raw.amount))
    return undefined
  const { kind, vault, amount } = raw
  return kind === 'deposit' || kind === 'withdrawal' ? { kind, vault, amount } : undefined
}

function restoreReceipt(raw: unknown): Receipt | undefined {
  if (!isRecord(raw)) return undefined
  const { blockHash, blockNumber, contractAddress, from, status, to, transactionHash, transactionIndex } = raw
  if (!isHash(blockHash) || !isHash(transactionHash) || !isAddressValue(from)) return undefined
  if (!isCount(blockNumber) || !isCount(status) || !isCount(transactionIndex)) return undefined
  return {
    blockHash,
    blockNumber,
    contractAddress: isAddressValue(contractAddress) ? contractAddress : null,
    from,
    status,
    to: isAddressValue(to) ? to : null,
    transactionHash,
    transactionIndex,
  }
}

function restoreEnding(raw: unknown): TxEnding | undefined {
  if (!isRecord(raw) || !isCount(raw.time)) return undefined
  const { kind, time, hash, blockNumber, blockHash } = raw
  if (kind === 'dropped') return { kind, time }
  if (kind !== 'replaced' && kind !== 'cancelled') return undefined
  return {
    kind,
    time,
    ...(isHash(hash) && isHash(blockHash) && isCount(blockNumber) && { hash, blockHash, blockNumber }),
  }
}

function restoreSeen(raw: unknown): SeenTx | undefined {
  if (!isRecord(raw) || !isCount(raw.nonce) || !isCount(raw.blockNumber) || typeof raw.content !== 'string')
    return undefined
  return { nonce: raw.nonce, content: raw.content, blockNumber: raw.blockNumber }
}

function isHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
}
function isAddressValue(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value)
}
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
