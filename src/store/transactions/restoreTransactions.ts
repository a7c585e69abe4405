import type { Receipt } from '@/chain/receipt'
import type { TxText } from '@/chain/txRequest'
import { isAddress, type Address, type Hex } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import type { TransactionRecord, TransactionsByHash } from './transaction'
import type { TransactionsState } from './transactionsSlice'

type Unknown = Readonly<Record<string, unknown>>

/** What kept records can be trusted; a record that lacks anything is left out. */
export function restoreTransactions(kept: Unknown): TransactionsState {
  const chains = Object.entries(kept).flatMap(([chainId, byHash]): [string, TransactionsByHash][] =>
    /^\d+$/.test(chainId) && isRecord(byHash) ? [[chainId, restoreByHash(byHash)]] : [],
  )
  return Object.fromEntries(chains)
}

function restoreByHash(byHash: Unknown): TransactionsByHash {
  const records = Object.values(byHash).flatMap((raw) => (isRecord(raw) ? (restoreRecord(raw) ?? []) : []))
  return Object.fromEntries(records.map((record) => [record.hash, record]))
}

function restoreRecord(raw: Unknown): TransactionRecord | undefined {
  const { hash, from, addedTime, confirmedTime, lastCheckedBlockNumber } = raw
  const [summary, success, failure] = [raw.summary, raw.success, raw.failure].map(restoreText)
  if (!isHash(hash) || !isAddressValue(from) || !isCount(addedTime) || !summary || !success || !failure) return undefined
  const approval = restoreApproval(raw.approval)
  const receipt = restoreReceipt(raw.receipt)
  return {
    hash,
    from,
    addedTime,
    summary,
    success,
    failure,
    touches: Array.isArray(raw.touches) ? raw.touches.filter(isAddressValue) : [],
    ...(approval && { approval }),
    ...(receipt && { receipt }),
    ...(isRecord(raw.claim) && isAddressValue(raw.claim.recipient) && { claim: { recipient: raw.claim.recipient } }),
    ...(isCount(confirmedTime) && { confirmedTime }),
    ...(isCount(lastCheckedBlockNumber) && { lastCheckedBlockNumber }),
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

function isHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
}
function isAddressValue(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value)
}
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
