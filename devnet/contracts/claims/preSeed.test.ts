import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mineAt, readTime } from '../../testing/gameFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

/** Far in the future, so that tests can run before it. */
const OPENS = 2_000_000_000
const CLOSES = OPENS + 1_000
const MINIMUM = 10n * ONE
const MAXIMUM = 25n * ONE
const PER_ACCOUNT = 15n * ONE

let chain: TestChain
let preSeed: TestContract
let alice: string
let bob: string
let carol: string

const terms = () => [treasury(chain), MINIMUM, MAXIMUM, PER_ACCOUNT, OPENS, CLOSES]

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  preSeed = await chain.deploy('PreSeed', terms())
})
afterAll(() => chain.stop())

const seed = (account: string, amount: bigint, of = preSeed) => of.send(account, 'seed', [], amount)
/** Runs in the first seconds of the pre-seed. */
const whileOpen = (run: () => Promise<void>) =>
  chain.withSnapshot(async () => {
    await mineAt(chain, OPENS)
    await run()
  })
const outcome = async () => [await preSeed.read('hasSucceeded'), await preSeed.read('hasFailed')]

describe('PreSeed', () => {
  it('records what each account contributes', () =>
    whileOpen(async () => {
      const { events } = await seed(alice, 7n * ONE)
      expect(eventRows(events)).toEqual([['Seed', alice, 7n * ONE]])
      await seed(bob, 5n * ONE)
      await seed(alice, 1n)
      expect(await readUint(preSeed, 'contributors', [alice])).toBe(7n * ONE + 1n)
      expect(await readUint(preSeed, 'contributors', [bob])).toBe(5n * ONE)
      expect(await readUint(preSeed, 'totalContributions')).toBe(12n * ONE + 1n)
      expect(await chain.balanceOf(preSeed.address)).toBe(12n * ONE + 1n)
    }))

  it('has a maximum, in all and per account', () =>
    whileOpen(async () => {
      await expect(seed(alice, 0n)).rejects.toThrow('Nothing to contribute')
      await expect(seed(alice, PER_ACCOUNT + 1n)).rejects.toThrow('Above the maximum of an account')
      await seed(alice, PER_ACCOUNT)
      await expect(seed(alice, 1n)).rejects.toThrow('Above the maximum of an account')
      await expect(seed(bob, 10n * ONE + 1n)).rejects.toThrow('Above the maximum')
      await seed(bob, 10n * ONE)
      await expect(seed(carol, 1n)).rejects.toThrow('Above the maximum')
      expect(await chain.balanceOf(preSeed.address)).toBe(MAXIMUM)
    }))

  it('is open from the first to the last second of its window', async () => {
    const at = async (timeSec: number) => {
      await chain.setNextTime(timeSec)
      return seed(alice, ONE)
    }
    await chain.withSnapshot(() => expect(at(OPENS - 1)).rejects.toThrow('Not open yet'))
    await chain.withSnapshot(() => at(OPENS))
    await chain.withSnapshot(() => at(CLOSES - 1))
    await chain.withSnapshot(() => expect(at(CLOSES)).rejects.toThrow('Has ended'))
  })

  it('pays all contributions to the treasury once it has succeeded', () =>
    whileOpen(async () => {
      await seed(alice, PER_ACCOUNT)
      await expect(preSeed.send(carol, 'collect')).rejects.toThrow('Has not succeeded')
      expect(await outcome()).toEqual([false, false])
      await mineAt(chain, CLOSES)
      expect(await outcome()).toEqual([true, false])
      // CRO that was not contributed, as a contract's self-destruction could send.
      await chain.rpc.send('anvil_setBalance', [preSeed.address, `0x${(PER_ACCOUNT + 5n).toString(16)}`])
      const before = await chain.balanceOf(treasury(chain))
      const { events } = await preSeed.send(carol, 'collect')
      expect(eventRows(events)).toEqual([['Collect', treasury(chain), PER_ACCOUNT]])
      expect((await chain.balanceOf(treasury(chain))) - before).toBe(PER_ACCOUNT)
      expect(await preSeed.read('isCollected')).toBe(true)
      await expect(preSeed.send(owner(chain), 'collect')).rejects.toThrow('Collected already')
      await expect(preSeed.send(alice, 'refund')).rejects.toThrow('Has not failed')
      expect(await chain.balanceOf(preSeed.address)).toBe(5n)
    }))

  it('succeeds with exactly the minimum', () =>
    whileOpen(async () => {
      await seed(alice, MINIMUM)
      await mineAt(chain, CLOSES)
      expect(await outcome()).toEqual([true, false])
    }))

  it('refunds every wei once it has failed', () =>
    whileOpen(async () => {
      await seed(alice, 7n * ONE)
      await seed(bob, 3n * ONE - 1n)
      await expect(preSeed.send(alice, 'refund')).rejects.toThrow('Has not failed')
      await mineAt(chain, CLOSES)
      expect(await outcome()).toEqual([false, true])
      await expect(preSeed.send(owner(chain), 'collect')).rejects.toThrow('Has not succeeded')
      const before = await chain.balanceOf(alice)
      const { events, feeWei } = await preSeed.send(alice, 'refund')
      expect(eventRows(events)).toEqual([['Refund', alice, 7n * ONE]])
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(7n * ONE)
      await expect(preSeed.send(alice, 'refund')).rejects.toThrow('Nothing to refund')
      await expect(preSeed.send(carol, 'refund')).rejects.toThrow('Nothing to refund')
      await preSeed.send(bob, 'refund')
      expect(await chain.balanceOf(preSeed.address)).toBe(0n)
      expect(await outcome()).toEqual([false, true])
    }))

  it('can not be re-entered by a refund', () =>
    whileOpen(async () => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await run(preSeed, 'seed()', [], ONE)
      await seed(bob, 5n * ONE)
      await mineAt(chain, CLOSES)
      await arm(preSeed, 'refund()')
      await run(preSeed, 'refund()')
      expect(await tried()).toEqual([1n, 0n])
      expect(await chain.balanceOf(account.address)).toBe(ONE)
      expect(await chain.balanceOf(preSeed.address)).toBe(5n * ONE)
    }))

  it('can not be re-entered by its treasury', () =>
    chain.withSnapshot(async () => {
      const { account, arm, tried } = await deployReenterer(chain)
      const other = await chain.deploy('PreSeed', [account.address, ...terms().slice(1)])
      await mineAt(chain, OPENS)
      await seed(alice, MINIMUM, other)
      await mineAt(chain, CLOSES)
      await arm(other, 'collect()')
      await other.send(bob, 'collect')
      expect(await tried()).toEqual([1n, 0n])
      expect(await chain.balanceOf(account.address)).toBe(MINIMUM)
    }))

  it('needs a minimum that it can reach, a window and a treasury', async () => {
    const deploy = (minimum: bigint, closesAt = CLOSES) =>
      chain.deploy('PreSeed', [treasury(chain), minimum, MAXIMUM, PER_ACCOUNT, OPENS, closesAt])
    await expect(deploy(0n)).rejects.toThrow('Not a minimum')
    await expect(deploy(MAXIMUM + 1n)).rejects.toThrow('Not a minimum')
    await expect(deploy(MINIMUM, OPENS)).rejects.toThrow('Empty window')
    const nobody = chain.deploy('PreSeed', [ZeroAddress, ...terms().slice(1)])
    await expect(nobody).rejects.toThrow('No treasury')
  })
})

describe('ClaimToken', () => {
  /** A prime, so that nothing divides evenly. */
  const ALLOCATION = 1_000_003n
  const RELEASE_SEC = 997
  const CONTRIBUTIONS = [3n * ONE, 5n * ONE, 3n * ONE] as const
  const TOTAL = 11n * ONE

  let token: TestContract
  let accounts: readonly string[]
  beforeAll(async () => {
    token = await chain.deploy('ClaimToken', ['Claim token', 'CLAIM', preSeed.address, ALLOCATION, RELEASE_SEC])
    accounts = [alice, bob, carol]
  })
  const whileReleased = (run: () => Promise<void>) =>
    whileOpen(async () => {
      for (const [index, account] of accounts.entries()) await seed(account, CONTRIBUTIONS[index] ?? 0n)
      await mineAt(chain, CLOSES)
      await run()
    })
  const allotment = (index: number) => (ALLOCATION * (CONTRIBUTIONS[index] ?? 0n)) / TOTAL
  const released = (index: number, elapsedSec: number) => (allotment(index) * BigInt(elapsedSec)) / BigInt(RELEASE_SEC)
  const claimAt = async (account: string, timeSec: number) => {
    await chain.setNextTime(timeSec)
    return token.send(account, 'claim')
  }

  it('pays what is released, to the base unit', () =>
    whileReleased(async () => {
      expect(await readUint(token, 'allotmentOf', [bob])).toBe(allotment(1))
      expect(await readUint(token, 'claimable', [bob])).toBe(0n)
      const { events } = await claimAt(alice, CLOSES + 10)
      expect(events.map(({ name }) => name)).toEqual(['Claim', 'Transfer'])
      expect(await balanceOf(token, alice)).toBe(released(0, 10))
      await mineAt(chain, CLOSES + 500)
      expect(await readUint(token, 'claimable', [alice])).toBe(released(0, 500) - released(0, 10))
      expect(await readUint(token, 'claimable', [bob])).toBe(released(1, 500))
      await claimAt(alice, CLOSES + 501)
      expect(await balanceOf(token, alice)).toBe(released(0, 501))
      expect(await readUint(token, 'claimed', [alice])).toBe(released(0, 501))
    }))

  it('pays each allotment in full and no more, however often an account claims', () =>
    whileReleased(async () => {
      for (const elapsed of [1, 2, 333, RELEASE_SEC - 1]) await claimAt(alice, CLOSES + elapsed)
      for (const account of accounts) await claimAt(account, (await readTime(chain)) + RELEASE_SEC)
      for (const [index, account] of accounts.entries()) {
        expect(await balanceOf(token, account)).toBe(allotment(index))
        await expect(token.send(account, 'claim')).rejects.toThrow('Nothing to claim')
      }
      const supply = await readUint(token, 'totalSupply')
      expect(supply).toBe(allotment(0) + allotment(1) + allotment(2))
      // Rounding leaves less than a base unit for each account.
      expect(ALLOCATION - supply).toBeLessThan(3n)
      expect(supply).toBeLessThanOrEqual(ALLOCATION)
    }))

  it('does not depend on when the treasury collects', () =>
    whileReleased(async () => {
      const before = await readUint(token, 'allotmentOf', [alice])
      await preSeed.send(bob, 'collect')
      expect(await readUint(token, 'allotmentOf', [alice])).toBe(before)
    }))

  it('pays nothing before the end, to others, or in the block of the end', () =>
    whileOpen(async () => {
      await seed(alice, MINIMUM)
      expect(await readUint(token, 'allotmentOf', [alice])).toBe(0n)
      expect(await readUint(token, 'claimable', [alice])).toBe(0n)
      await expect(token.send(alice, 'claim')).rejects.toThrow('Nothing to claim')
      await chain.withSnapshot(() => expect(claimAt(alice, CLOSES)).rejects.toThrow('Nothing to claim'))
      await mineAt(chain, CLOSES + RELEASE_SEC)
      for (const account of [bob, ZeroAddress]) expect(await readUint(token, 'claimable', [account])).toBe(0n)
      await expect(token.send(bob, 'claim')).rejects.toThrow('Nothing to claim')
    }))

  it('pays nothing after a pre-seed that failed', () =>
    whileOpen(async () => {
      await seed(alice, MINIMUM - 1n)
      await mineAt(chain, CLOSES + RELEASE_SEC)
      expect(await readUint(token, 'claimable', [alice])).toBe(0n)
      await preSeed.send(alice, 'refund')
      await expect(token.send(alice, 'claim')).rejects.toThrow('Nothing to claim')
    }))

  it('needs a release time', async () => {
    const args = ['Claim token', 'CLAIM', preSeed.address, ALLOCATION, 0]
    await expect(chain.deploy('ClaimToken', args)).rejects.toThrow('No release time')
  })
})
