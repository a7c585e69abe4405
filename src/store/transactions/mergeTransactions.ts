import { isRecord } from '@/lib/record'
import { isSameData } from '@/lib/sameData'
import { restoreTransactions } from './restoreTransactions'
import type { TransactionRecord, TransactionsByHash } from './transaction'
import type { TransactionsState } from './transactionsSlice'

/** Parses redux-persist's format, in which each chain's records are a JSON string. */
export function parseStored(text: string | null): TransactionsState | undefined {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return undefined
    const chains = Object.entries(kept).flatMap(([key, value]) =>
      key !== '_persist' && typeof value === 'string' ? [[key, JSON.parse(value) as unknown] as const] : [],
    )
    return restoreTransactions(Object.fromEntries(chains))
  } catch {
    return undefined
  }
}

/** The inverse of `parseKept`; `envelope` is redux-persist's own metadata. */
export function serializeTransactions(state: TransactionsState, envelope: string | undefined): string {
  const chains = Object.entries(state).map(([chainId, records]) => [chainId, JSON.stringify(records)] as const)
  return JSON.stringify({ ...Object.fromEntries(chains), ...(envelope === undefined ? {} : { _persist: envelope }) })
}

/** If both tabs updated the same transaction, the more final record wins. */
function moreFinal(mine: TransactionRecord, theirs: TransactionRecord): TransactionRecord {
  const rank = ({ receipt, ending }: TransactionRecord) => (receipt !== undefined ? 2 : ending !== undefined ? 1 : 0)
  return rank(theirs) > rank(mine) ? theirs : mine
}

function mergeOne(
  base: TransactionRecord | undefined,
  mine: TransactionRecord | undefined,
  theirs: TransactionRecord | undefined,
): TransactionRecord | undefined {
  // Deleted by either tab: deleted; added by either tab: kept.
  if (mine === undefined || theirs === undefined) return base === undefined ? (mine ?? theirs) : undefined
  if (isSameData(mine, base)) return theirs
  return isSameData(theirs, base) ? mine : moreFinal(mine, theirs)
}

/** Three-way merge of two tabs' transactions. */
export function mergeTransactions(
  base: TransactionsState,
  mine: TransactionsState,
  theirs: TransactionsState,
): TransactionsState {
  const mergeChain = (chainId: number): TransactionsByHash => {
    const { [chainId]: before = {} } = base
    // A cleared chain is an empty object; a missing one is unchanged.
    const { [chainId]: own = before } = mine
    const { [chainId]: other = before } = theirs
    const hashes = [...new Set([...Object.keys(own), ...Object.keys(other)])]
    return Object.fromEntries(
      hashes.flatMap((hash) => {
        const merged = mergeOne(before[hash], own[hash], other[hash])
        return merged === undefined ? [] : [[hash, merged]]
      }),
    )
  }
  const chainIds = [...new Set([...Object.keys(mine), ...Object.keys(theirs)].map(Number))]
  return Object.fromEntries(chainIds.map((chainId) => [chainId, mergeChain(chainId)]))
}
