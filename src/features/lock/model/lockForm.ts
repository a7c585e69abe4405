import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import type { LockQuote } from './lockQuote'
import { lockTx } from './lockTx'

/** Default amount in whole CRO. */
export const DEFAULT_LOCK_AMOUNT = '1000'
export const CRO_DECIMALS = 18

export interface LockFacts {
  readonly walletStatus: WalletSession['status']
  readonly contract: Address
  /** Digits only. */
  readonly typed: string
  readonly balance: Loadable<bigint>
  /** The latest quote; while loading, that of the previous amount. */
  readonly quote: Loadable<LockQuote>
  readonly referrer: Address | undefined
}

/** Form state of a deposit, which requires a quote. */
export function deriveLockForm({ walletStatus, contract, typed, balance, quote, referrer }: LockFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, CRO_DECIMALS, balance, {
    enter: { key: 'lock.deposit.enter' },
    unread: { key: 'lock.deposit.unread' },
    unreadFailed: { key: 'lock.deposit.unreadFailed' },
    insufficient: { key: 'lock.deposit.insufficient' },
  })
  if (entry.status !== 'amount') return entry
  if (quote.status === 'failed') return { status: 'empty', text: { key: 'lock.deposit' } }
  if (quote.status === 'loading' || quote.value.amountWei !== entry.wei)
    return { status: 'empty', text: { key: 'lock.deposit.checking' } }
  const request = lockTx({
    contract,
    amountWei: entry.wei,
    amountText: BigInt(typed).toString(),
    referrer,
    quote: quote.value,
  })
  return { status: 'ready', request, text: { key: 'lock.deposit' } }
}
