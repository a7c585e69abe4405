import * as v from 'valibot'
import { FAILURE_DECODERS, type FailureDecoder } from '@/chain/tx/txRequest'
import {
  addressSchema,
  countSchema,
  entriesSchema,
  fieldsSchema,
  hashSchema,
  parseOr,
  spareSchema,
  sparseSchema,
} from '@/lib/schema'
import { RECENT_WINDOW_MS, type TransactionRecord, type TransactionsByHash } from './transaction'
import type { TransactionsState } from './transactionsSlice'

/** The limit of `toChainError`. */
const MAX_REASON_LENGTH = 200

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const text = sparseSchema({
  key: v.string(),
  values: spareSchema(
    v.pipe(
      fieldsSchema,
      v.transform((values) => Object.fromEntries(Object.entries(values).filter(isTextEntry))),
    ),
  ),
})

const addressOrNull = v.fallback(v.nullable(addressSchema), null)
const receipt = v.object({
  blockHash: hashSchema,
  blockNumber: countSchema,
  contractAddress: addressOrNull,
  from: addressSchema,
  status: countSchema,
  to: addressOrNull,
  transactionHash: hashSchema,
  transactionIndex: countSchema,
})

const replaced = { kind: v.picklist(['replaced', 'cancelled']), time: countSchema }
const ending = v.union([
  v.object({ kind: v.literal('dropped'), time: countSchema }),
  // The replacement's fields are stored together or not at all.
  v.object({ ...replaced, hash: hashSchema, blockHash: hashSchema, blockNumber: countSchema }),
  v.object(replaced),
])

/** Earlier versions stored no decoder; it followed from the key of the text. */
const DECODER_BY_TEXT = new Map<string, FailureDecoder>([
  ['vault.tx.withdraw.failure', 'vaultWithdrawal'],
  ['trade.swap.failure', 'router'],
  ['liquidity.tx.add.failure', 'router'],
  ['liquidity.tx.remove.failure', 'router'],
])

function migrate(kept: TransactionRecord): TransactionRecord {
  const failureDecoder = kept.failureDecoder ?? DECODER_BY_TEXT.get(kept.failure.key)
  return failureDecoder === undefined ? kept : { ...kept, failureDecoder }
}

/** A uint256 as a decimal string. */
const wholeNumberText = v.pipe(v.string(), v.regex(/^\d{1,78}$/))

/** Invalid optional parts are dropped and fetched again; a record without its required fields is dropped. */
const record = sparseSchema({
  hash: hashSchema,
  from: addressSchema,
  addedTime: countSchema,
  summary: text,
  success: text,
  failure: text,
  failureDecoder: spareSchema(v.picklist(FAILURE_DECODERS)),
  touches: v.fallback(entriesSchema(addressSchema), []),
  approval: spareSchema(
    sparseSchema({ tokenAddress: addressSchema, spender: addressSchema, tokenId: v.optional(wholeNumberText) }),
  ),
  move: spareSchema(
    sparseSchema({
      kind: v.picklist(['deposit', 'withdrawal', 'zap', 'unstake']),
      contract: addressSchema,
      pid: v.optional(countSchema),
      amount: wholeNumberText,
    }),
  ),
  receipt: spareSchema(receipt),
  claim: spareSchema(v.object({ recipient: addressSchema })),
  confirmedTime: spareSchema(countSchema),
  lastCheckedBlockNumber: spareSchema(countSchema),
  batchId: spareSchema(v.string()),
  revertReason: spareSchema(
    v.pipe(
      v.string(),
      v.transform((reason) => reason.slice(0, MAX_REASON_LENGTH)),
    ),
  ),
  unknownSince: spareSchema(countSchema),
  ending: spareSchema(ending),
  seen: spareSchema(v.object({ nonce: countSchema, content: v.string(), blockNumber: countSchema })),
})

/** Restores the valid and recent records. */
export function restoreTransactions(kept: Readonly<Record<string, unknown>>): TransactionsState {
  const chains = Object.entries(kept).flatMap(([chainId, raw]): [string, TransactionsByHash][] => {
    const byHash = parseOr(fieldsSchema, raw)
    return /^\d+$/.test(chainId) && byHash !== undefined ? [[chainId, restoreByHash(byHash)]] : []
  })
  return Object.fromEntries(chains)
}

function restoreByHash(byHash: Readonly<Record<string, unknown>>): TransactionsByHash {
  const oldest = Date.now() - RECENT_WINDOW_MS
  const records = Object.values(byHash).flatMap((raw): TransactionRecord[] => {
    const restored = parseOr(record, raw)
    return restored === undefined || restored.addedTime < oldest ? [] : [migrate(restored)]
  })
  return Object.fromEntries(records.map((restored) => [restored.hash, restored]))
}
