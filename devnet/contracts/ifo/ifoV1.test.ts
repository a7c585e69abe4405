import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployIfoTokens, deployIfoV1, type IfoTokens, NOT_OWNER, type Sale } from '../../testing/ifoFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const pool = { raising: 1_000n * ONE, offering: 10_000n * ONE } as const
const reward = { threshold: 10n * ONE, campaignId: 511_010_000n, points: 200n } as const
const MAX_VIEW_LENGTH = 3n

let chain: TestChain
let tokens: IfoTokens
let sale: Sale
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  const people = usersOf(chain)
  ;[alice = '', bob = '', carol = ''] = people
  tokens = await deployIfoTokens(chain, people)
  sale = await deployIfoV1(chain, tokens, people, pool)
})
afterAll(() => chain.stop())

const commit = (account: string, amount: bigint) => sale.ifo.send(account, 'deposit', [amount])
const harvest = (account: string) => sale.ifo.send(account, 'harvest')

describe('sale of the first version', () => {
  it('holds the offered tokens before it starts', async () => {
    expect(await balanceOf(tokens.offering, sale.ifo)).toBe(pool.offering)
    expect(await readUint(sale.ifo, 'offeringAmount')).toBe(pool.offering)
    expect(await readUint(sale.ifo, 'raisingAmount')).toBe(pool.raising)
    expect(await sale.ifo.read('lpToken')).toBe(tokens.lp.address)
    expect(await sale.ifo.read('offeringToken')).toBe(tokens.offering.address)
  })

  it('pays the same share to everyone, without a tax', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      expect(eventRows((await commit(alice, 50n * ONE)).events)).toEqual([['Deposit', alice, 50n * ONE]])
      await commit(bob, 4_950n * ONE)
      expect(await readUint(sale.ifo, 'totalAmount')).toBe(5_000n * ONE)
      expect(await readUint(sale.ifo, 'getUserAllocation', [alice])).toBe(10_000n)
      expect(await readUint(sale.ifo, 'getOfferingAmount', [alice])).toBe(100n * ONE)
      expect(await readUint(sale.ifo, 'getRefundingAmount', [alice])).toBe(40n * ONE)
      await sale.end()
      expect(await sale.ifo.read('hasHarvest', [alice])).toBe(false)
      const before = await balanceOf(tokens.lp, alice)
      const { events } = await harvest(alice)
      expect(eventRows(events)).toEqual([['Harvest', alice, 100n * ONE, 40n * ONE]])
      expect(await balanceOf(tokens.offering, alice)).toBe(100n * ONE)
      expect((await balanceOf(tokens.lp, alice)) - before).toBe(40n * ONE)
      expect([...((await sale.ifo.read('userInfo', [alice])) as unknown[])]).toEqual([50n * ONE, true])
      expect(await sale.ifo.read('hasHarvest', [alice])).toBe(true)
      await harvest(bob)
      await sale.withdraw(1_000n * ONE, 0n)
      expect([await balanceOf(tokens.lp, sale.ifo), await balanceOf(tokens.offering, sale.ifo)]).toEqual([0n, 0n])
    }))

  it('sells for the fixed price if it raises less', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      await commit(alice, 50n * ONE)
      expect(await readUint(sale.ifo, 'getUserAllocation', [alice])).toBe(1_000_000n)
      expect(await readUint(sale.ifo, 'getUserAllocation', [bob])).toBe(0n)
      expect(await readUint(sale.ifo, 'getOfferingAmount', [alice])).toBe(500n * ONE)
      expect(await readUint(sale.ifo, 'getRefundingAmount', [alice])).toBe(0n)
    }))

  it('has the same blocks, limits and owner rights as the later one', () =>
    chain.withSnapshot(async () => {
      await mineTo(chain, sale.startBlock - 2n)
      await expect(commit(alice, ONE)).rejects.toThrow('has not started')
      await commit(alice, ONE)
      await expect(commit(alice, 0n)).rejects.toThrow('amount is 0')
      await expect(sale.ifo.send(owner(chain), 'setPool', [0n, 0n])).rejects.toThrow('has started')
      await expect(harvest(alice)).rejects.toThrow('has not ended')
      await mineTo(chain, sale.endBlock - 1n)
      await commit(alice, ONE)
      await expect(commit(alice, ONE)).rejects.toThrow('has ended')
      await expect(sale.withdraw(2n * ONE, 0n)).rejects.toThrow('more than withdrawable')
      await expect(sale.ifo.send(alice, 'finalWithdraw', [1n, 0n])).rejects.toThrow(NOT_OWNER)
      await harvest(alice)
      await expect(harvest(alice)).rejects.toThrow('harvested already')
      await expect(harvest(bob)).rejects.toThrow('nothing was committed')
    }))

  it('is set by its owner', () =>
    chain.withSnapshot(async () => {
      await expect(sale.ifo.send(alice, 'setPool', [0n, 0n])).rejects.toThrow(NOT_OWNER)
      await sale.ifo.send(owner(chain), 'setPool', [0n, 0n])
      expect(await balanceOf(tokens.offering, sale.ifo)).toBe(0n)
      await sale.start()
      await expect(commit(alice, ONE)).rejects.toThrow('the pool is not set')
    }))
})

describe('point centre', () => {
  let center: TestContract

  const add = (from = owner(chain), address = sale.ifo.address, points: bigint = reward.points) =>
    center.send(from, 'addIFOAddress', [address, reward.threshold, reward.campaignId, points])
  const canClaim = (account: string) => center.read('checkClaimStatus', [account, sale.ifo.address])
  const getPoints = (account: string) => center.send(account, 'getPoints', [sale.ifo.address])
  const pointsOf = (account: string) => readUint(tokens.profile, 'pointsOf', [account, reward.campaignId])

  beforeAll(async () => {
    center = await chain.deploy('PointCenter', [tokens.profile.address, MAX_VIEW_LENGTH])
  })

  it('gives points once, after a harvest, from the threshold on: the view and the claim agree', () =>
    chain.withSnapshot(async () => {
      const { events } = await add()
      const { threshold, campaignId, points } = reward
      expect(eventRows(events)).toEqual([['IFOAdd', sale.ifo.address, threshold, campaignId, points]])
      await sale.start()
      await commit(alice, threshold)
      await commit(bob, threshold - 1n)
      await sale.end()
      const refuse = async (account: string, reason: string) => {
        expect(await canClaim(account)).toBe(false)
        await expect(getPoints(account)).rejects.toThrow(reason)
      }
      await refuse(alice, 'harvest first')
      for (const account of [alice, bob]) await harvest(account)
      await refuse(bob, 'committed too little')
      await refuse(carol, 'harvest first')
      expect(await canClaim(alice)).toBe(true)
      await getPoints(alice)
      expect(await pointsOf(alice)).toBe(points)
      expect(await center.read('hasClaimed', [sale.ifo.address, alice])).toBe(true)
      await refuse(alice, 'claimed already')
      expect(await pointsOf(alice)).toBe(points)
    }))

  it('gives none for a sale that has missed its minimum, whose commitments were all refunded', () =>
    chain.withSnapshot(async () => {
      const missed = await deployIfoV1(chain, tokens, [alice], pool, reward.threshold + 1n)
      await add(owner(chain), missed.ifo.address)
      await missed.start()
      await missed.ifo.send(alice, 'deposit', [reward.threshold])
      await missed.end()
      await missed.ifo.send(alice, 'harvest')
      expect(await center.read('checkClaimStatus', [alice, missed.ifo.address])).toBe(false)
      await expect(center.send(alice, 'getPoints', [missed.ifo.address])).rejects.toThrow('missed its minimum')
      expect(await pointsOf(alice)).toBe(0n)
    }))

  it('needs an active profile, and loses no claim if the profile refuses the points', () =>
    chain.withSnapshot(async () => {
      await add()
      await sale.start()
      await commit(alice, reward.threshold)
      await sale.end()
      await harvest(alice)
      await tokens.profile.send(alice, 'setActive', [alice, false])
      expect(await canClaim(alice)).toBe(false)
      await expect(getPoints(alice)).rejects.toThrow('no active profile')
      await tokens.profile.send(alice, 'setActive', [alice, true])
      await tokens.profile.send(alice, 'setRefusing', [true])
      await expect(getPoints(alice)).rejects.toThrow('gives no points')
      await tokens.profile.send(alice, 'setRefusing', [false])
      await getPoints(alice)
      expect(await pointsOf(alice)).toBe(reward.points)
    }))

  it('answers for several sales, unknown ones too, up to a length', () =>
    chain.withSnapshot(async () => {
      await add()
      await sale.start()
      await commit(alice, reward.threshold)
      await sale.end()
      await harvest(alice)
      const statuses = async (addresses: readonly string[]) => [
        ...((await center.read('checkClaimStatuses', [alice, addresses])) as boolean[]),
      ]
      const { address } = sale.ifo
      expect(await statuses([alice, address, tokens.lp.address])).toEqual([false, true, false])
      expect(await statuses([])).toEqual([])
      await expect(statuses([address, address, address, address])).rejects.toThrow('too many contracts')
      await center.send(owner(chain), 'updateMaxViewLength', [4n])
      expect(await statuses([address, address, address, address])).toEqual([true, true, true, true])
      expect(await readUint(center, 'maxViewLength')).toBe(4n)
    }))

  it('knows sales of the first version that its owner added once', () =>
    chain.withSnapshot(async () => {
      await expect(getPoints(alice)).rejects.toThrow('not an IFO of the point center')
      await expect(add(alice)).rejects.toThrow(NOT_OWNER)
      await expect(center.send(alice, 'updateMaxViewLength', [4n])).rejects.toThrow(NOT_OWNER)
      await expect(add(owner(chain), sale.ifo.address, 0n)).rejects.toThrow('no points')
      for (const address of [tokens.lp.address, alice]) await expect(add(owner(chain), address)).rejects.toThrow()
      await add()
      await expect(add()).rejects.toThrow('added already')
      const { threshold, campaignId, points } = reward
      expect([...((await center.read('ifos', [sale.ifo.address])) as bigint[])]).toEqual([
        threshold,
        campaignId,
        points,
      ])
    }))
})
