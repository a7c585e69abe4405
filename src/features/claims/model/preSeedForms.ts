import type { TxText } from '@/chain/tx/txRequest'
import type { Claims } from '@/domain/claims/claims'
import { type ClaimToken, contributionRoom, type PreSeed, preSeedPhase } from '@/domain/claims/preSeed'
import { claimTokenTx, collectTx, preSeedRefundTx, seedTx } from '@/domain/claims/preSeedTx'
import { getNativeCurrency } from '@/domain/token/currency'
import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { formatAmount } from '@/lib/amount'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

const invalid = (text: TxText): FormState => ({ status: 'invalid', text })

export interface SeedFacts {
  readonly walletStatus: WalletSession['status']
  readonly claims: Claims
  readonly seed: PreSeed
  /** Chain time. */
  readonly nowSec: number
  readonly balance: Loadable<bigint>
  readonly typed: string
}

/** The form of a contribution. */
export function deriveSeedForm({ walletStatus, claims, seed, nowSec, balance, typed }: SeedFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const phase = preSeedPhase(seed, nowSec)
  if (phase === 'full') return invalid({ key: 'preSeeds.full' })
  if (phase !== 'open') return invalid({ key: 'preSeeds.notOpen' })
  const { symbol: asset, decimals } = getNativeCurrency()
  const entry = readAmountEntry(typed, decimals, balance, {
    enter: { key: 'preSeeds.enter' },
    unread: { key: 'preSeeds.checking' },
    unreadFailed: { key: 'preSeeds.balance.failed' },
    insufficient: { key: 'preSeeds.insufficient', values: { asset } },
  })
  if (entry.status !== 'amount') return entry
  const room = contributionRoom(seed)
  if (entry.wei > room.wei) {
    const values = { amount: formatAmount(room.wei, decimals, { rounding: 'down', significant: 12 }), asset }
    return invalid({ key: `preSeeds.above.${room.limit}`, values })
  }
  return { status: 'ready', request: seedTx(claims, seed, entry.wei), text: { key: 'preSeeds.seed' } }
}

export interface PreSeedActFacts extends Pick<SeedFacts, 'walletStatus' | 'claims' | 'seed'> {
  readonly isPending: boolean
}

const PENDING: FormState = { status: 'empty', text: { key: 'preSeeds.pending' } }

/** The form of a refund; undefined if there is none. */
export function deriveRefundForm({ walletStatus, claims, seed, isPending }: PreSeedActFacts): FormState | undefined {
  const { hasFailed, ownWei = 0n } = seed
  if (!hasFailed || ownWei === 0n) return undefined
  if (isPending) return PENDING
  const text = { key: 'preSeeds.refund' }
  return walletForm(walletStatus) ?? { status: 'ready', request: preSeedRefundTx(claims, seed, ownWei), text }
}

/** The form that pays the treasury; undefined if there is nothing to pay. */
export function deriveCollectForm({ walletStatus, claims, seed, isPending }: PreSeedActFacts): FormState | undefined {
  if (!seed.hasSucceeded || seed.isCollected) return undefined
  if (isPending) return PENDING
  const text = { key: 'preSeeds.collect' }
  return walletForm(walletStatus) ?? { status: 'ready', request: collectTx(claims, seed), text }
}

/** The form of a claim of released tokens; undefined if the account has none. */
export function deriveTokenForm(
  token: ClaimToken,
  { walletStatus, claims, isPending }: Omit<PreSeedActFacts, 'seed'>,
): FormState | undefined {
  const { own, symbol: asset } = token
  if (own === undefined || own.allotmentWei === 0n) return undefined
  if (isPending) return PENDING
  if (own.claimableWei === 0n) {
    const isAll = own.claimedWei >= own.allotmentWei
    return { status: 'empty', text: { key: isAll ? 'preSeeds.claim.all' : 'preSeeds.claim.none' } }
  }
  const text = { key: 'preSeeds.claim', values: { asset } }
  return walletForm(walletStatus) ?? { status: 'ready', request: claimTokenTx(claims, token, own.claimableWei), text }
}
