import type { Auction } from '@/domain/auction/auction'
import { poolState } from '@/domain/farm/model/poolState'
import type { PoolTerms } from '@/domain/farm/poolReads'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { Sale } from '@/domain/ifo/sale'
import { type LotteryRound, lotteryPhase } from '@/domain/lottery/round'
import type { Currency } from '@/domain/token/currency'
import type { Vault } from '@/domain/vault/vault'
import type { Moment } from '@/lib/countdown'
import { phaseAt, type Schedule } from '@/lib/schedule'

/** Windows of the deployment that the NFT page shows. */
export const nftEvents = ['loyaltyNftSale', 'loyaltyClaim', 'nftExercise'] as const
export type NftEvent = (typeof nftEvents)[number]

export type CampaignSubject =
  | { readonly kind: 'pool'; readonly pool: StakingPool }
  /** Deposits in a vault. */
  | { readonly kind: 'vault'; readonly vault: Vault }
  /** Rewards that a vault's farm pays beside its own token, or a bonus rate. */
  | { readonly kind: 'rewards'; readonly vault: Vault; readonly token: string }
  | { readonly kind: 'bonus'; readonly vault: Vault }
  | { readonly kind: 'nft'; readonly event: NftEvent }
  | { readonly kind: 'lottery'; readonly id: number; readonly token: Currency }
  /** The sale of a new token. */
  | { readonly kind: 'ifo'; readonly token: Currency }
  /** Projects bid for a farm. */
  | { readonly kind: 'auction'; readonly id: number; readonly token: Currency }

/** Something that starts, ends or is drawn soon. */
export interface Campaign {
  readonly subject: CampaignSubject
  readonly change: 'starts' | 'ends' | 'draws'
  readonly moment: Moment
  /** Estimated for a block. */
  readonly leftSec: number
}

/** The latest block. */
export interface CampaignClock {
  readonly block: number
  readonly timeSec: number
  readonly blockTimeSec: number
}

/** What is further away is not soon. */
const SOON_SEC = 30 * 86_400

/** A schedule in Unix seconds; undefined if it neither starts nor ends soon. */
export function timedCampaign(
  subject: CampaignSubject,
  schedule: Schedule,
  clock: CampaignClock,
): Campaign | undefined {
  const change = nextChange(schedule, clock.timeSec)
  if (change === undefined) return undefined
  return soon({ subject, change: change.change, moment: { timeSec: change.at }, leftSec: change.at - clock.timeSec })
}

/** A pool by its first and last block; undefined if it pays nothing, or neither starts nor ends soon. */
export function poolCampaign(pool: StakingPool, terms: PoolTerms, clock: CampaignClock): Campaign | undefined {
  const state = poolState(terms, clock.block)
  if (state === 'finished' || state === 'inactive') return undefined
  const { startBlock, endBlock } = terms
  return blockCampaign(
    { kind: 'pool', pool },
    {
      ...(startBlock !== undefined && { from: Number(startBlock) }),
      ...(endBlock !== undefined && { until: Number(endBlock) }),
    },
    clock,
  )
}

/** A sale by its first and last block, which both take commitments; undefined if it is not scheduled, or not soon. */
export function saleCampaign(
  token: Currency,
  { startBlock, endBlock }: Pick<Sale, 'startBlock' | 'endBlock'>,
  clock: CampaignClock,
): Campaign | undefined {
  if (startBlock === 0) return undefined
  return blockCampaign({ kind: 'ifo', token }, { from: startBlock, until: endBlock + 1 }, clock)
}

/** A farm auction by its blocks, strictly between which bids are accepted; undefined if it is closed, over or not soon. */
export function auctionCampaign(
  { id, status, startBlock, endBlock }: Auction,
  token: Currency,
  clock: CampaignClock,
): Campaign | undefined {
  if (status === 'close') return undefined
  return blockCampaign({ kind: 'auction', id, token }, { from: startBlock + 1, until: endBlock }, clock)
}

/** A schedule in block numbers. */
function blockCampaign(subject: CampaignSubject, schedule: Schedule, clock: CampaignClock): Campaign | undefined {
  const change = nextChange(schedule, clock.block)
  if (change === undefined) return undefined
  return soon({
    subject,
    change: change.change,
    moment: { block: change.at },
    leftSec: (change.at - clock.block) * clock.blockTimeSec,
  })
}

/** The draw of a lottery; undefined if it sells no tickets, or is not drawn soon. */
export function drawCampaign(round: LotteryRound, token: Currency, clock: CampaignClock): Campaign | undefined {
  const { id, endSec } = round
  if (lotteryPhase(round, clock.timeSec) !== 'sale') return undefined
  return soon({
    subject: { kind: 'lottery', id, token },
    change: 'draws',
    moment: { timeSec: endSec },
    leftSec: endSec - clock.timeSec,
  })
}

/** The next ones first. @param count at most so many */
export function nextCampaigns(campaigns: readonly Campaign[], count: number): readonly Campaign[] {
  return [...campaigns].sort((a, b) => a.leftSec - b.leftSec).slice(0, count)
}

/** Unique among campaigns. */
export function campaignId({ subject, change }: Campaign): string {
  switch (subject.kind) {
    case 'pool':
      return `pool ${subject.pool.sousId} ${change}`
    case 'vault':
    case 'bonus':
      return `${subject.kind} ${subject.vault.id} ${change}`
    case 'rewards':
      return `rewards ${subject.vault.id} ${subject.token} ${change}`
    case 'lottery':
      return `lottery ${subject.id}`
    case 'auction':
      return `auction ${subject.id} ${change}`
    case 'ifo':
      return `ifo ${subject.token.address} ${change}`
    case 'nft':
      return `nft ${subject.event} ${change}`
  }
}

function nextChange(
  schedule: Schedule,
  now: number,
): { readonly change: Campaign['change']; readonly at: number } | undefined {
  const phase = phaseAt(schedule, now)
  if (phase.status === 'soon') return { change: 'starts', at: phase.from }
  return phase.status === 'live' && phase.until !== undefined ? { change: 'ends', at: phase.until } : undefined
}

function soon(campaign: Campaign): Campaign | undefined {
  return campaign.leftSec <= SOON_SEC ? campaign : undefined
}
