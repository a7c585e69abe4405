import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import {
  type Campaign,
  campaignPhase,
  claimState,
  type EarlyBunny,
  type PointCampaign,
  type ProfileRefund,
  type TeamBunnies,
} from './campaigns'

const contract: Address = `0x${'1'.repeat(40)}`
const points: PointCampaign = {
  kind: 'points',
  contract,
  campaignId: 516_010_002n,
  points: 200n,
  thresholdPoints: 100n,
  startBlock: 10,
  endBlock: 20,
}
const refund: ProfileRefund = {
  kind: 'refund',
  contract,
  amountWei: 4n,
  thresholdUser: 7,
  balanceWei: 4n,
  startBlock: 10,
  endBlock: 20,
}
const team: TeamBunnies = {
  kind: 'teamBunny',
  contract,
  thresholdUser: 7,
  bunnies: [{ teamId: 1, kind: 13, name: 'First' }],
  startBlock: 10,
  endBlock: 20,
}
const early: EarlyBunny = {
  kind: 'earlyBunny',
  contract,
  bunnyId: 21,
  name: 'Early',
  thresholdUser: 7,
  costWei: 0n,
  isActive: true,
}
const profile = { userId: 1, points: 150n, teamId: 1, isActive: true, picture: undefined }
const cannot = { hasClaimed: false, canClaim: false }
const can = { hasClaimed: false, canClaim: true }

describe('campaignPhase', () => {
  it('counts the start block in and the end block out, as the contract does', () => {
    expect([9, 10, 19, 20].map((block) => campaignPhase(points, block))).toEqual(['upcoming', 'live', 'live', 'ended'])
  })

  it('leaves an early bunny to its owner', () => {
    expect(campaignPhase(early, 1)).toBe('live')
    expect(campaignPhase({ ...early, isActive: false }, 1)).toBe('ended')
  })
})

describe('claimState', () => {
  it('says that it was claimed before anything else', () => {
    expect(claimState(points, { hasClaimed: true, canClaim: false }, profile, 30)).toEqual({ status: 'claimed' })
  })

  it('says when it starts, and that it has ended', () => {
    expect(claimState(points, cannot, profile, 5)).toEqual({ status: 'upcoming', block: 10 })
    expect(claimState(points, cannot, profile, 20)).toEqual({ status: 'ended', block: 20 })
    expect(claimState({ ...early, isActive: false }, cannot, profile, 20)).toEqual({ status: 'ended' })
  })

  it('lets the contract decide who can claim', () => {
    for (const campaign of [points, refund, team, early])
      expect(claimState(campaign, can, 'none', 15)).toEqual({ status: 'claimable' })
  })

  it.each<[string, Campaign, Parameters<typeof claimState>[2], string]>([
    ['no profile', points, 'none', 'noProfile'],
    ['a paused profile', points, { ...profile, isActive: false }, 'paused'],
    ['too few points', points, { ...profile, points: 99n }, 'points'],
    ['an account that registered too late', refund, { ...profile, userId: 7 }, 'late'],
    ['a refund that is paid out', { ...refund, balanceWei: 3n }, profile, 'unfunded'],
    ['a paused profile, which refunds allow', refund, { ...profile, isActive: false }, 'other'],
    ['a team without a bunny', team, { ...profile, teamId: 2 }, 'team'],
    ['a late early bird', early, { ...profile, userId: 8 }, 'late'],
    ['a reason of the contract', early, profile, 'other'],
  ])('explains %s', (_, campaign, state, reason) => {
    expect(claimState(campaign, cannot, state, 15)).toEqual({ status: 'ineligible', reason })
  })
})
