import type { TxText } from '@/chain/tx/txRequest'
import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import {
  type WrapperClaim,
  type WrapperPlace,
  wrapperClaimTx,
  wrapperDepositTx,
  wrapperWithdrawTx,
} from '@/domain/claims/wrapperTx'
import type { Recipient } from '@/domain/known-address/recipient'
import { type EntryTexts, readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

const CHECKING: TxText = { key: 'stakeWrapper.checking' }
const PENDING: FormState = { status: 'empty', text: { key: 'stakeWrapper.pending' } }

const invalid = (key: string): FormState => ({ status: 'invalid', text: { key } })

interface WrapperFacts {
  readonly walletStatus: WalletSession['status']
  readonly place: WrapperPlace
  /** What the account has in the wrapper. */
  readonly own: Loadable<WrapperAccount>
}

function entryTexts(key: string, asset: string): EntryTexts {
  return {
    enter: { key: 'stakeWrapper.enter' },
    unread: CHECKING,
    unreadFailed: { key: 'stakeWrapper.balance.failed' },
    insufficient: { key, values: { asset } },
  }
}

export interface DepositFacts extends WrapperFacts {
  readonly account: Address | undefined
  readonly typed: string
  /** Of the token that is staked. */
  readonly balance: Loadable<bigint>
  /** Who is typed as the referrer; empty for none. */
  readonly referrer: Recipient
  readonly approval: Approval
}

/** The form of a deposit. The referrer only counts for an account without one. */
export function deriveDepositForm(facts: DepositFacts): FormState {
  const { walletStatus, place, own, account, typed, balance, referrer, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const { symbol, decimals } = place.stakedToken
  const entry = readAmountEntry(typed, decimals, balance, entryTexts('stakeWrapper.insufficient', symbol))
  if (entry.status !== 'amount') return entry
  if (own.status === 'failed') return invalid('stakeWrapper.unread')
  const known = valueOf(own)
  if (known === undefined) return { status: 'invalid', text: CHECKING }
  const text = { key: 'stakeWrapper.deposit' }
  const isAsked = known.referrer === undefined
  if (isAsked && referrer.status === 'invalid') return invalid('stakeWrapper.invalidReferrer')
  if (isAsked && referrer.status === 'lookalike') return { status: 'unaccepted', text }
  const named = isAsked && referrer.status === 'address' ? referrer.address : undefined
  if (named !== undefined && account !== undefined && isSameAddress(named, account))
    return invalid('stakeWrapper.ownReferrer')
  const deposit = { request: wrapperDepositTx(place, { amountWei: entry.wei, referrer: named }), text }
  return approvalForm(approval, CHECKING, deposit) ?? { status: 'ready', ...deposit }
}

/** The form of a withdrawal. */
export function deriveWithdrawForm({
  walletStatus,
  place,
  own,
  typed,
}: WrapperFacts & { readonly typed: string }): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const { symbol, decimals } = place.stakedToken
  const share = mapLoadable(own, ({ shareWei }) => shareWei)
  const entry = readAmountEntry(typed, decimals, share, entryTexts('stakeWrapper.fewer', symbol))
  if (entry.status !== 'amount') return entry
  const request = wrapperWithdrawTx(place, { amountWei: entry.wei, isAll: false })
  return { status: 'ready', request, text: { key: 'stakeWrapper.withdraw' } }
}

export interface WrapperActFacts extends WrapperFacts {
  readonly isPending: boolean
}

/** The form that withdraws all; undefined without a stake. */
export function deriveWithdrawAllForm({ walletStatus, place, own, isPending }: WrapperActFacts): FormState | undefined {
  const shareWei = valueOf(own)?.shareWei
  if (shareWei === undefined || shareWei === 0n) return undefined
  if (isPending) return PENDING
  const request = wrapperWithdrawTx(place, { amountWei: shareWei, isAll: true })
  return walletForm(walletStatus) ?? { status: 'ready', request, text: { key: 'stakeWrapper.withdrawAll' } }
}

/** The form that claims rewards or fees. */
export function deriveWrapperClaimForm(
  claim: WrapperClaim,
  { walletStatus, place, own, isPending }: WrapperActFacts,
): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (isPending) return PENDING
  const text = { key: `stakeWrapper.claim.${claim}`, values: { asset: place.rewardToken.symbol } }
  if (own.status === 'failed') return invalid('stakeWrapper.unread')
  const known = valueOf(own)
  if (known === undefined) return { status: 'invalid', text: CHECKING }
  const wei = claim === 'reward' ? known.pendingWei : known.pendingFeeWei
  return wei === 0n ? { status: 'empty', text } : { status: 'ready', request: wrapperClaimTx(place, claim, wei), text }
}
