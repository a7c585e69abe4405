import type { OwnCampaign } from '@/domain/claims/campaignReads'
import type { CampaignAccount, ClaimState, EarlyBunny } from '@/domain/claims/campaigns'
import { type Campaign, campaignPhase, claimState } from '@/domain/claims/campaigns'
import { claimTx } from '@/domain/claims/campaignTx'
import type { Claims } from '@/domain/claims/claims'
import type { ProfileState } from '@/domain/profile/useProfile'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

/** Identifies a campaign among all. */
export function campaignId(campaign: Campaign): string {
  return campaign.kind === 'earlyBunny' ? `${campaign.contract}-${campaign.bunnyId}` : campaign.contract
}

export interface CampaignRow extends OwnCampaign {
  /** Without an account, what a campaign does; undefined while the profile is not known. */
  readonly state: ClaimState | { readonly status: 'open' } | undefined
}

function stateOf(
  campaign: Campaign,
  own: CampaignAccount | undefined,
  profile: Loadable<ProfileState>,
  block: number,
): CampaignRow['state'] {
  const phase = campaignPhase(campaign, block)
  if (own === undefined) {
    if (phase === 'live') return { status: 'open' }
    if (campaign.kind === 'earlyBunny') return { status: 'ended' }
    return phase === 'ended'
      ? { status: 'ended', block: campaign.endBlock }
      : { status: 'upcoming', block: campaign.startBlock }
  }
  const known = valueOf(profile)
  // The profile only explains why an account can't claim.
  if (known === undefined && !own.hasClaimed && !own.canClaim && phase === 'live') return undefined
  return claimState(campaign, own, known ?? 'none', block)
}

const ORDER = ['claimable', 'open', 'ineligible', 'claimed', 'upcoming', 'ended'] as const

/** The campaigns of a list, those that can be claimed first. @param block the latest one */
export function campaignRows(
  campaigns: readonly OwnCampaign[],
  profile: Loadable<ProfileState>,
  block: number,
): { readonly active: readonly CampaignRow[]; readonly ended: readonly CampaignRow[] } {
  const rows = campaigns.map(({ campaign, own }) => ({ campaign, own, state: stateOf(campaign, own, profile, block) }))
  const rank = ({ state }: CampaignRow) => (state === undefined ? 0 : ORDER.indexOf(state.status))
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b))
  const isOver = ({ campaign }: CampaignRow) => campaignPhase(campaign, block) === 'ended'
  return { active: sorted.filter((row) => !isOver(row)), ended: sorted.filter(isOver) }
}

export interface ClaimFacts {
  readonly walletStatus: WalletSession['status']
  readonly claims: Claims
  readonly campaign: Campaign
  /** The last claim here has no receipt yet. */
  readonly isPending: boolean
  /** Of the cost of an early bunny. */
  readonly approval: Approval
  /** Of the token that the cost is paid in. */
  readonly balance: Loadable<bigint>
}

/** Why the cost of a bunny can't be paid; undefined if it can. */
function costBlock({ costWei }: EarlyBunny, balance: Loadable<bigint>, asset: string): FormState | undefined {
  if (costWei === 0n) return undefined
  if (balance.status === 'failed') return { status: 'invalid', text: { key: 'claims.balance.failed' } }
  const known = valueOf(balance)
  if (known === undefined) return { status: 'invalid', text: { key: 'claims.checking' } }
  return known < costWei ? { status: 'invalid', text: { key: 'claims.insufficient', values: { asset } } } : undefined
}

/** The form of a claim that the account is entitled to. */
export function deriveClaimForm({
  walletStatus,
  claims,
  campaign,
  isPending,
  approval,
  balance,
}: ClaimFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (isPending) return { status: 'empty', text: { key: 'claims.pending' } }
  const text = { key: campaign.kind === 'earlyBunny' && campaign.costWei > 0n ? 'claims.buy' : 'claims.claim' }
  const claim = { request: claimTx(claims, campaign), text }
  if (campaign.kind !== 'earlyBunny' || campaign.costWei === 0n) return { status: 'ready', ...claim }
  return (
    costBlock(campaign, balance, claims.product.symbol) ??
    approvalForm(approval, { key: 'claims.checking' }, claim) ?? { status: 'ready', ...claim }
  )
}
