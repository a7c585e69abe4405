import type { Hex } from '@/lib/hex'
import { ZAP_SUMMARY } from './zapTx'

/** What is kept of a transaction, as far as a zap is found by it. */
interface KeptTransaction {
  readonly hash: Hex
  readonly summary: { readonly key: string; readonly values?: Readonly<Record<string, string>> }
  readonly receipt?: { readonly status: number }
}

export interface LastZap {
  readonly hash: Hex
  readonly outcome: 'pending' | 'succeeded' | 'failed'
  readonly symbol: string
  readonly decimals: number
  /** What the user was told to receive before signing, base units. */
  readonly shownWei: bigint
  /** What the receipt says; absent while that is not read. */
  readonly receivedWei?: bigint
  /** The receipt could not be read, or does not say it. */
  readonly isUnread?: true
}

const DIGITS = /^\d+$/
const DECIMALS = /^\d{1,3}$/

/** The newest zap among transactions, newest first. What is kept comes from the browser's storage: a zap that is not whole is none. */
export function lastZap(transactions: readonly KeptTransaction[]): LastZap | undefined {
  for (const { hash, summary, receipt } of transactions) {
    const { to = '', decimals = '', shownWei = '' } = summary.values ?? {}
    if (summary.key !== ZAP_SUMMARY || !DECIMALS.test(decimals) || !DIGITS.test(shownWei)) continue
    const outcome = receipt === undefined ? 'pending' : receipt.status === 1 ? 'succeeded' : 'failed'
    return { hash, outcome, symbol: to, decimals: Number(decimals), shownWei: BigInt(shownWei) }
  }
  return undefined
}
