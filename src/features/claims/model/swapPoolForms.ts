import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { Claims } from '@/domain/claims/claims'
import { maxSwapIn, type PoolToken, type SwapPool, sharesFor, swapOut } from '@/domain/claims/swapPool'
import { type EntryTexts, readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { formatAmount } from '@/lib/amount'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { addTx, removeTx, swapTx } from './swapPoolTx'

const CHECKING: TxText = { key: 'swapPool.checking' }

function entryTexts(asset: string): EntryTexts {
  return {
    enter: { key: 'swapPool.enter' },
    unread: CHECKING,
    unreadFailed: { key: 'swapPool.balance.failed' },
    insufficient: { key: 'swapPool.insufficient', values: { asset } },
  }
}

const invalid = (text: TxText): FormState => ({ status: 'invalid', text })

export interface PoolFormFacts {
  readonly walletStatus: WalletSession['status']
  readonly claims: Claims
  readonly pool: SwapPool
  readonly typed: string
  /** Of what is typed: a token, or shares. */
  readonly balance: Loadable<bigint>
}

export interface TokenFormFacts extends PoolFormFacts {
  readonly token: PoolToken
  readonly approval: Approval
}

function tokenForm(
  { walletStatus, typed, token, balance, approval }: TokenFormFacts,
  text: TxText,
  check: (wei: bigint) => FormState | TxRequest,
): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, token.decimals, balance, entryTexts(token.symbol))
  if (entry.status !== 'amount') return entry
  const checked = check(entry.wei)
  if ('status' in checked) return checked
  const act = { request: checked, text }
  return approvalForm(approval, CHECKING, act) ?? { status: 'ready', ...act }
}

/** The form of a swap for the base token. */
export function deriveSwapForm(facts: TokenFormFacts): FormState {
  const { claims, pool, token } = facts
  return tokenForm(facts, { key: 'swapPool.swap' }, (wei) => {
    if (swapOut(token, wei, pool.feeBps) === 0n) return invalid({ key: 'swapPool.tooSmall' })
    const most = maxSwapIn(pool, token)
    if (wei > most) {
      const amount = formatAmount(most, token.decimals, { rounding: 'down', significant: 12 })
      return invalid({ key: 'swapPool.tooMuch', values: { amount, asset: token.symbol } })
    }
    return swapTx(claims, pool, token, wei)
  })
}

/** The form that adds a token to the pool. */
export function deriveAddForm(facts: TokenFormFacts): FormState {
  const { claims, pool, token } = facts
  return tokenForm(facts, { key: 'swapPool.add' }, (wei) =>
    sharesFor(pool, token, wei) === 0n ? invalid({ key: 'swapPool.tooSmall' }) : addTx(claims, pool, token, wei),
  )
}

/** The form that pays shares out. */
export function deriveRemoveForm({ walletStatus, claims, pool, typed, balance }: PoolFormFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, pool.tokens[0].decimals, balance, {
    ...entryTexts(''),
    insufficient: { key: 'swapPool.fewShares' },
  })
  if (entry.status !== 'amount') return entry
  return { status: 'ready', request: removeTx(claims, pool, entry.wei), text: { key: 'swapPool.remove' } }
}
