import type { ProfileState } from '@/domain/profile/useProfile'
import type { Address } from '@/lib/hex'
import { phaseAt } from '@/lib/schedule'

/** When a campaign runs, in blocks. */
interface BlockWindow {
  readonly startBlock: number
  /** First block in which nothing can be claimed any more. */
  readonly endBlock: number
}

/** Gives points to profiles that have enough of them. */
export interface PointCampaign extends BlockWindow {
  readonly kind: 'points'
  readonly contract: Address
  readonly campaignId: bigint
  /** What a claim gives. */
  readonly points: bigint
  /** The fewest points of a profile that can claim. */
  readonly thresholdPoints: bigint
}

/** Pays a part of what a profile cost back to early users. */
export interface ProfileRefund extends BlockWindow {
  readonly kind: 'refund'
  readonly contract: Address
  /** Base units of the product token. */
  readonly amountWei: bigint
  /** Users with a lower id get it. */
  readonly thresholdUser: number
  /** What the contract has left, in base units. */
  readonly balanceWei: bigint
}

/** A bunny of each team for its early members. */
export interface TeamBunnies extends BlockWindow {
  readonly kind: 'teamBunny'
  readonly contract: Address
  readonly thresholdUser: number
  /** Of the teams that have one. */
  readonly bunnies: readonly { readonly teamId: number; readonly kind: number; readonly name: string }[]
}

/** A kind of bunny for early users. Its contract has no blocks: the owner closes it. */
export interface EarlyBunny {
  readonly kind: 'earlyBunny'
  readonly contract: Address
  readonly bunnyId: number
  /** Made safe to show. */
  readonly name: string
  readonly thresholdUser: number
  /** Base units of the product token. */
  readonly costWei: bigint
  readonly isActive: boolean
}

/** A campaign that an account can claim from once. */
export type Campaign = PointCampaign | ProfileRefund | TeamBunnies | EarlyBunny

/** What a campaign's contract says of an account. */
export interface CampaignAccount {
  readonly hasClaimed: boolean
  /** Whether a claim succeeds in the block of the read. */
  readonly canClaim: boolean
}

/** Why an account cannot claim. */
export type IneligibleReason =
  | 'noProfile'
  | 'paused'
  /** The profile has too few points. */
  | 'points'
  /** The profile was created too late. */
  | 'late'
  /** The team has no bunny. */
  | 'team'
  /** The contract has nothing left to pay. */
  | 'unfunded'
  /** Not known: the contract refuses for a reason of its own. */
  | 'other'

export type ClaimState =
  | { readonly status: 'claimed' | 'claimable' }
  /** `block` is absent where the owner closed it. */
  | { readonly status: 'ended'; readonly block?: number }
  | { readonly status: 'upcoming'; readonly block: number }
  | { readonly status: 'ineligible'; readonly reason: IneligibleReason }

/** Whether a campaign runs, for a visitor. @param block the latest one */
export function campaignPhase(campaign: Campaign, block: number): 'upcoming' | 'live' | 'ended' {
  if (campaign.kind === 'earlyBunny') return campaign.isActive ? 'live' : 'ended'
  const { status } = phaseAt({ from: campaign.startBlock, until: campaign.endBlock }, block)
  return status === 'soon' ? 'upcoming' : status
}

function ineligibleReason(campaign: Campaign, profile: ProfileState): IneligibleReason {
  if (typeof profile !== 'object') return 'noProfile'
  // Refunds are for all who registered, whether their profile is paused or not.
  if (campaign.kind !== 'refund' && !profile.isActive) return 'paused'
  if (campaign.kind === 'points') return profile.points < campaign.thresholdPoints ? 'points' : 'other'
  if (profile.userId >= campaign.thresholdUser) return 'late'
  if (campaign.kind === 'refund') return campaign.balanceWei < campaign.amountWei ? 'unfunded' : 'other'
  if (campaign.kind === 'teamBunny' && !campaign.bunnies.some(({ teamId }) => teamId === profile.teamId)) return 'team'
  return 'other'
}

/**
 * What an account can do in a campaign, and why not more. The contract decides; the reason is found in the terms.
 * @param block the latest one
 */
export function claimState(campaign: Campaign, own: CampaignAccount, profile: ProfileState, block: number): ClaimState {
  if (own.hasClaimed) return { status: 'claimed' }
  const phase = campaignPhase(campaign, block)
  if (campaign.kind === 'earlyBunny') {
    if (phase === 'ended') return { status: 'ended' }
  } else {
    if (phase === 'ended') return { status: 'ended', block: campaign.endBlock }
    if (phase === 'upcoming') return { status: 'upcoming', block: campaign.startBlock }
  }
  if (own.canClaim) return { status: 'claimable' }
  return { status: 'ineligible', reason: ineligibleReason(campaign, profile) }
}
