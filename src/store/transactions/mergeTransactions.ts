import { isRecord } from '@/lib/record'
import { isSameData } from '@/lib/sameData'
import { restoreTransactions } from './restoreTransactions'
import type { TransactionRecord, TransactionsByHash } from './transaction'
import type { TransactionsState } from './transactionsSlice'

/** What the browser's storage holds, as redux-persist writes it: each chain's records as a text of their own. */
export function parseKept(text: string | null): TransactionsState | undefined {
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

/** The inverse of `parseKept`; `envelope` is what redux-persist says of the state. */
export function writeKept(state: TransactionsState, envelope: string | undefined): string {
  const chains = Object.entries(state).map(([chainId, records]) => [chainId, JSON.stringify(records)] as const)
  return JSON.stringify({ ...Object.fromEntries(chains), ...(envelope === undefined ? {} : { _persist: envelope }) })
}

/** Where both tabs learnt something of the same transaction: what is further. */
function further(mine: TransactionRecord, theirs: TransactionRecord): TransactionRecord {
  const rank = ({ receipt, ending }: TransactionRecord) => (receipt !== undefined ? 2 : ending !== undefined ? 1 : 0)
  return rank(theirs) > rank(mine) ? theirs : mine
}

function mergeOne(
  base: TransactionRecord | undefined,
  mine: TransactionRecord | undefined,
  theirs: TransactionRecord | undefined,
): TransactionRecord | undefined {
  // What either tab forgot is forgotten; what either added is there.
  if (mine === undefined || theirs === undefined) return base === undefined ? (mine ?? theirs) : undefined
  if (isSameData(mine, base)) return theirs
  return isSameData(theirs, base) ? mine : further(mine, theirs)
}

/** What two tabs know together, from what both knew before. */
export function mergeTransactions(
  base: TransactionsState,
  mine: TransactionsState,
  theirs: TransactionsState,
): TransactionsState {
  const mergeChain = (chainId: number): TransactionsByHash => {
    const { [chainId]: before = {} } = base
    // A chain that was cleared is there and empty: one that is not there says nothing.
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
