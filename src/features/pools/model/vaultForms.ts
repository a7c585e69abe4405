import type { CakeVaultTerms, CakeVaultUser, HarvestOutlook } from '@/domain/farm/cakeVaultReads'
import { withdrawalOf } from '@/domain/farm/model/cakeVault'
import { readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { stakeTexts, UNSTAKE_TEXTS } from './poolForms'
import { type AutoVault, claimBountyTx, stakeInVaultTx, unstakeFromVaultTx } from './vaultTx'

/** Fewer shares than these are not left behind: they would be worth next to nothing. */
const LEAST_SHARES_LEFT = 10n ** 12n
const PRICE_SCALE = 10n ** 18n

interface VaultFacts {
  readonly walletStatus: WalletSession['status']
  readonly vault: AutoVault
  readonly terms: Loadable<CakeVaultTerms>
}

const CHECKING = { key: 'pools.checking' } as const

/** The shares that a withdrawal of an amount takes. @param wei at most what all shares are worth */
export function sharesOf(
  wei: bigint,
  { shares }: Pick<CakeVaultUser, 'shares'>,
  { pricePerFullShare }: Pick<CakeVaultTerms, 'pricePerFullShare'>,
): { readonly shares: bigint; readonly isAll: boolean } {
  // Rounded up, so that the amount is reached.
  const needed = pricePerFullShare === 0n ? shares : (wei * PRICE_SCALE + pricePerFullShare - 1n) / pricePerFullShare
  return needed + LEAST_SHARES_LEFT >= shares ? { shares, isAll: true } : { shares: needed, isAll: false }
}

/** What a withdrawal of an amount pays in the next block. @param nowSec chain time in Unix seconds */
export function vaultWithdrawal(wei: bigint, user: CakeVaultUser, terms: CakeVaultTerms, nowSec: number) {
  const taken = sharesOf(wei, user, terms)
  return {
    ...taken,
    ...withdrawalOf(taken.shares, { ...terms, lastDepositedSec: user.lastDepositedSec }, BigInt(nowSec)),
  }
}

/** The form of a stake in the automatic vault. */
export function deriveVaultStakeForm({
  walletStatus,
  vault,
  terms,
  typed,
  balance,
  approval,
}: VaultFacts & {
  readonly typed: string
  readonly balance: Loadable<bigint>
  readonly approval: Approval
}): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (terms.status === 'failed') return { status: 'invalid', text: { key: 'pools.unread' } }
  if (terms.status === 'loading') return { status: 'invalid', text: CHECKING }
  if (terms.value.isPaused) return { status: 'invalid', text: { key: 'pools.vault.paused' } }
  const { token } = vault
  const entry = readAmountEntry(typed, token.decimals, balance, stakeTexts(token.symbol))
  if (entry.status !== 'amount') return entry
  const stake = { request: stakeInVaultTx(vault, entry.wei, terms.value), text: { key: 'pools.stake' } }
  return approvalForm(approval, CHECKING, stake) ?? { status: 'ready', ...stake }
}

/** The form of a withdrawal from the automatic vault, which works while it is paused. */
export function deriveVaultUnstakeForm({
  walletStatus,
  vault,
  terms,
  user,
  value,
  typed,
  nowSec,
}: VaultFacts & {
  readonly typed: string
  readonly user: Loadable<CakeVaultUser>
  /** Of the account's shares, base units. */
  readonly value: Loadable<bigint>
  readonly nowSec: number
}): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, vault.token.decimals, value, UNSTAKE_TEXTS)
  if (entry.status !== 'amount') return entry
  const [knownUser, knownTerms] = [valueOf(user), valueOf(terms)]
  if (knownUser === undefined || knownTerms === undefined) return { status: 'invalid', text: CHECKING }
  const { shares, isAll, received } = vaultWithdrawal(entry.wei, knownUser, knownTerms, nowSec)
  const request = unstakeFromVaultTx(vault, { shares, isAll, receivedWei: received })
  return { status: 'ready', request, text: { key: 'pools.unstake' } }
}

/** The form of the bounty. */
export function deriveBountyForm({
  walletStatus,
  vault,
  terms,
  outlook,
}: VaultFacts & { readonly outlook: Loadable<HarvestOutlook> }): FormState {
  const text = { key: 'pools.bounty.claim' }
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (outlook.status === 'failed' || terms.status === 'failed')
    return { status: 'invalid', text: { key: 'pools.reward.failed' } }
  if (outlook.status === 'loading' || terms.status === 'loading') return { status: 'invalid', text: CHECKING }
  if (terms.value.isPaused) return { status: 'invalid', text: { key: 'pools.vault.paused' } }
  const { bounty } = outlook.value
  return bounty === 0n ? { status: 'empty', text } : { status: 'ready', request: claimBountyTx(vault, bounty), text }
}
