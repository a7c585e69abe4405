import { describe, expect, it } from 'vitest'
import { openAuction } from '@/domain/auction/testing/bids'
import type { PoolTerms } from '@/domain/farm/poolReads'
import { DIAL_TOKEN, testStakingPool } from '@/domain/farm/testing/pools'
import type { LotteryRound } from '@/domain/lottery/round'
import { openRound } from '@/domain/lottery/testing/openRound'
import { testVault } from '@/domain/vault/testing/vaults'
import {
  auctionCampaign,
  type Campaign,
  campaignId,
  drawCampaign,
  nextCampaigns,
  poolCampaign,
  saleCampaign,
  timedCampaign,
} from './campaigns'

const DAY = 86_400
const clock = { block: 1_000, timeSec: 500 * DAY, blockTimeSec: 6 }
const DAY_BLOCKS = DAY / 6
const pool = testStakingPool()
const terms = (change: Partial<PoolTerms>): PoolTerms => ({
  rewardPerBlock: 5n,
  totalStaked: 1n,
  startBlock: 1n,
  endBlock: BigInt(1_000 + 2 * DAY_BLOCKS),
  reserve: 100n,
  ...change,
})
const vault = testVault()
const subject = { kind: 'vault', vault } as const

describe('poolCampaign', () => {
  it('is the end of a pool that pays, or the start of one that comes', () => {
    expect(poolCampaign(pool, terms({}), clock)).toEqual({
      subject: { kind: 'pool', pool },
      change: 'ends',
      moment: { block: 1_000 + 2 * DAY_BLOCKS },
      leftSec: 2 * DAY,
    })
    expect(poolCampaign(pool, terms({ startBlock: 1_010n }), clock)).toMatchObject({
      change: 'starts',
      moment: { block: 1_010 },
      leftSec: 60,
    })
  })

  it.each([
    ['has ended', { endBlock: 1_000n }],
    ['pays nothing', { rewardPerBlock: 0n }],
    ['has run out of rewards', { reserve: 0n }],
    ['ends in more than 30 days', { endBlock: BigInt(1_000 + 31 * DAY_BLOCKS) }],
  ])('is nothing for a pool that %s', (_, change) => {
    expect(poolCampaign(pool, terms(change), clock)).toBeUndefined()
  })

  it('is nothing for a pool without an end', () => {
    expect(poolCampaign(pool, { rewardPerBlock: 5n, totalStaked: 1n }, clock)).toBeUndefined()
  })
})

describe('saleCampaign', () => {
  it('is the start of an offering, or its end after the last block', () => {
    const blocks = { startBlock: 1_010, endBlock: 1_019 }
    expect(saleCampaign(DIAL_TOKEN, blocks, clock)).toMatchObject({
      change: 'starts',
      moment: { block: 1_010 },
      leftSec: 60,
    })
    expect(saleCampaign(DIAL_TOKEN, { ...blocks, startBlock: 900 }, clock)).toMatchObject({
      subject: { kind: 'ifo', token: DIAL_TOKEN },
      change: 'ends',
      moment: { block: 1_020 },
    })
  })

  it('is nothing for one that has ended or is not scheduled', () => {
    expect(saleCampaign(DIAL_TOKEN, { startBlock: 1, endBlock: 999 }, clock)).toBeUndefined()
    expect(saleCampaign(DIAL_TOKEN, { startBlock: 0, endBlock: 0 }, clock)).toBeUndefined()
  })
})

describe('auctionCampaign', () => {
  const blocks = { ...openAuction, startBlock: 1_009, endBlock: 1_020 }

  it('is the first block that takes bids, or the one that takes none any more', () => {
    expect(auctionCampaign(blocks, DIAL_TOKEN, clock)).toEqual({
      subject: { kind: 'auction', id: 2, token: DIAL_TOKEN },
      change: 'starts',
      moment: { block: 1_010 },
      leftSec: 60,
    })
    expect(auctionCampaign({ ...blocks, startBlock: 999 }, DIAL_TOKEN, clock)).toMatchObject({
      change: 'ends',
      moment: { block: 1_020 },
      leftSec: 120,
    })
  })

  it.each([
    ['is closed', { ...blocks, status: 'close' }],
    ['waits to be closed', { ...blocks, startBlock: 900, endBlock: 1_000 }],
    ['starts in more than 30 days', { ...blocks, startBlock: 1_000 + 31 * DAY_BLOCKS, endBlock: 2_000_000 }],
  ] as const)('is nothing for an auction that %s', (_, auction) => {
    expect(auctionCampaign(auction, DIAL_TOKEN, clock)).toBeUndefined()
  })
})

describe('timedCampaign', () => {
  it('is the next change of a schedule within 30 days', () => {
    expect(timedCampaign(subject, { from: 501 * DAY, until: 502 * DAY }, clock)).toMatchObject({
      change: 'starts',
      moment: { timeSec: 501 * DAY },
      leftSec: DAY,
    })
    expect(timedCampaign(subject, { until: 530 * DAY }, clock)).toMatchObject({ change: 'ends', leftSec: 30 * DAY })
  })

  it.each([
    ['none', {}],
    ['one that is over', { until: 500 * DAY }],
    ['one that has only begun', { from: 499 * DAY }],
    ['one that is far away', { from: 531 * DAY }],
  ])('is nothing for %s', (_, schedule) => {
    expect(timedCampaign(subject, schedule, clock)).toBeUndefined()
  })
})

describe('drawCampaign', () => {
  const drawAt = (endSec: number, status: LotteryRound['status'] = 'open') =>
    drawCampaign({ ...openRound, status, endSec }, DIAL_TOKEN, clock)

  it('is the draw of the lottery on sale', () => {
    expect(drawAt(500 * DAY + 3_600)).toEqual({
      subject: { kind: 'lottery', id: openRound.id, token: DIAL_TOKEN },
      change: 'draws',
      moment: { timeSec: 500 * DAY + 3_600 },
      leftSec: 3_600,
    })
  })

  it.each([
    ['whose sale is over', 500 * DAY, 'open'],
    ['that is closed', 501 * DAY, 'close'],
    ['that is drawn', 501 * DAY, 'claimable'],
    ['that has not started', 501 * DAY, 'pending'],
    ['that is drawn in more than 30 days', 531 * DAY, 'open'],
  ] as const)('is nothing for a lottery %s', (_, endSec, status) => {
    expect(drawAt(endSec, status)).toBeUndefined()
  })
})

describe('nextCampaigns', () => {
  it('are the next ones, each with an id of its own', () => {
    const at = (leftSec: number, of: Campaign['subject'], change: Campaign['change'] = 'ends'): Campaign => ({
      subject: of,
      change,
      moment: { timeSec: clock.timeSec + leftSec },
      leftSec,
    })
    const all = [
      at(5, { kind: 'pool', pool }),
      at(3, subject),
      at(9, { kind: 'rewards', vault, token: 'FUL' }),
      at(4, { kind: 'bonus', vault }),
      at(6, { kind: 'bonus', vault }, 'starts'),
      at(7, { kind: 'nft', event: 'loyaltyClaim' }),
      at(8, { kind: 'lottery', id: 1, token: DIAL_TOKEN }, 'draws'),
      at(10, { kind: 'auction', id: 1, token: DIAL_TOKEN }),
    ]
    expect(nextCampaigns(all, 5).map(({ leftSec }) => leftSec)).toEqual([3, 4, 5, 6, 7])
    expect(new Set(all.map(campaignId)).size).toBe(all.length)
  })
})
