import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVERTS, readWindow, setUser } from '../../testing/claimFixtures.ts'
import { eventRows, readUser } from '../../testing/profileFixtures.ts'
import { mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { owner } from '../../testing/vaultFixtures.ts'

const CAMPAIGN_ID = 516_020_001n
const POINTS = 500n
const THRESHOLD = 100n

let chain: TestChain
let profile: TestContract
let campaign: TestContract
let startBlock: bigint
let endBlock: bigint
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  profile = await chain.deploy('FakeProfile')
  await setUser(chain, profile, alice, { userId: 1n, points: THRESHOLD })
  await setUser(chain, profile, bob, { userId: 2n, points: THRESHOLD - 1n })
  ;({ startBlock, endBlock } = await readWindow(chain))
  campaign = await chain.deploy('PointCampaign', [
    profile.address,
    CAMPAIGN_ID,
    POINTS,
    THRESHOLD,
    startBlock,
    endBlock,
  ])
})
afterAll(() => chain.stop())

/** Runs with the first block of the campaign as the latest. */
const whileOpen = (run: () => Promise<void>) =>
  chain.withSnapshot(async () => {
    await mineTo(chain, startBlock)
    await run()
  })
const canClaim = (account: string) => campaign.read('canClaim', [account])

describe('PointCampaign', () => {
  it('gives its points once to a profile with enough points', () =>
    whileOpen(async () => {
      expect(await canClaim(alice)).toBe(true)
      const { events } = await campaign.send(alice, 'claim')
      expect(eventRows(events)).toEqual([['PointsClaim', alice, POINTS, CAMPAIGN_ID]])
      expect((await readUser(profile, alice)).points).toBe(THRESHOLD + POINTS)
      expect(await campaign.read('hasClaimed', [alice])).toBe(true)
      expect(await canClaim(alice)).toBe(false)
      await expect(campaign.send(alice, 'claim')).rejects.toThrow('Claimed already')
      await expect(campaign.send(alice, 'claimAnniversaryPoints')).rejects.toThrow('Claimed already')
      expect((await readUser(profile, alice)).points).toBe(THRESHOLD + POINTS)
    }))

  it('can be claimed by the name of the original', () =>
    whileOpen(async () => {
      await campaign.send(alice, 'claimAnniversaryPoints')
      expect((await readUser(profile, alice)).points).toBe(THRESHOLD + POINTS)
    }))

  it('is open from its start to the block before its end, and says so', async () => {
    await chain.withSnapshot(async () => {
      await mineTo(chain, startBlock - 2n)
      expect(await canClaim(alice)).toBe(false)
      await expect(campaign.send(alice, 'claim')).rejects.toThrow('Not begun')
      await campaign.send(alice, 'claim')
    })
    await chain.withSnapshot(async () => {
      await mineTo(chain, endBlock - 2n)
      await campaign.send(alice, 'claim')
    })
    await chain.withSnapshot(async () => {
      await mineTo(chain, endBlock - 1n)
      expect(await canClaim(alice)).toBe(true)
      await expect(campaign.send(alice, 'claim')).rejects.toThrow('Has ended')
      expect(await canClaim(alice)).toBe(false)
    })
  })

  it('gives nothing to a profile that has too few points, is paused or does not exist', () =>
    whileOpen(async () => {
      expect(await canClaim(bob)).toBe(false)
      await expect(campaign.send(bob, 'claim')).rejects.toThrow('Not enough points')
      expect(await canClaim(carol)).toBe(false)
      await expect(campaign.send(carol, 'claim')).rejects.toThrow('No active profile')
      await setUser(chain, profile, alice, { userId: 1n, points: THRESHOLD, isActive: false })
      expect(await canClaim(alice)).toBe(false)
      await expect(campaign.send(alice, 'claim')).rejects.toThrow('No active profile')
    }))

  it('records no claim whose points the profile refuses', () =>
    whileOpen(async () => {
      await profile.send(owner(chain), 'setRefusing', [true])
      await expect(campaign.send(alice, 'claim')).rejects.toThrow('Not a point admin')
      expect(await campaign.read('hasClaimed', [alice])).toBe(false)
    }))

  it('can change its terms only before it begins', async () => {
    const changes = [
      ['changeCampaignId', [7n]],
      ['changeNumberPointsAndThreshold', [1n, 2n]],
    ] as const
    await chain.withSnapshot(async () => {
      const events: string[] = []
      for (const [fn, args] of changes) {
        await expect(campaign.send(alice, fn, args)).rejects.toThrow(REVERTS.notOwner)
        events.push(...(await campaign.send(owner(chain), fn, args)).events.map(({ name }) => name))
      }
      expect(events).toEqual(['NewCampaignId', 'NewNumberPointsAndThreshold'])
      const terms = ['campaignId', 'numberPoints', 'thresholdPoints'].map((fn) => readUint(campaign, fn))
      expect(await Promise.all(terms)).toEqual([7n, 1n, 2n])
    })
    await whileOpen(async () => {
      for (const [fn, args] of changes) {
        await expect(campaign.send(owner(chain), fn, args)).rejects.toThrow('Has begun')
      }
    })
  })

  it('can put its end off, but neither bring it forward nor open again', async () => {
    await whileOpen(async () => {
      await expect(campaign.send(alice, 'changeEndBlock', [endBlock + 9n])).rejects.toThrow(REVERTS.notOwner)
      await expect(campaign.send(owner(chain), 'changeEndBlock', [endBlock])).rejects.toThrow('Not later')
      const { events } = await campaign.send(owner(chain), 'changeEndBlock', [endBlock + 9n])
      expect(events.map(({ name }) => name)).toEqual(['NewEndBlock'])
      await mineTo(chain, endBlock + 7n)
      await campaign.send(alice, 'claim')
      await expect(campaign.send(owner(chain), 'changeEndBlock', [endBlock + 99n])).rejects.toThrow('Has ended')
    })
  })

  it('needs a window', async () => {
    const terms = [profile.address, CAMPAIGN_ID, POINTS, THRESHOLD, startBlock]
    await expect(chain.deploy('PointCampaign', [...terms, startBlock])).rejects.toThrow('Empty window')
  })
})
