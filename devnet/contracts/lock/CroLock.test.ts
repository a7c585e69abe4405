import { parseEther } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

const YEAR = 31_536_000n
const APR = 120_000_000_000_000_000n
const DURATION = 300n
const NOBODY = '0x0000000000000000000000000000000000000000'

interface Lock {
  readonly tokenId: bigint
  readonly croAmount: bigint
  readonly apr: bigint
  readonly reward: bigint
  readonly startTime: bigint
  readonly unlockEndTime: bigint
}

let chain: TestChain
let lock: TestContract
let alice: string
let bob: string

const rewardOf = (amount: bigint) => (amount * APR * DURATION) / (YEAR * 10n ** 18n)
describe('CroLock', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[, alice = '', bob = ''] = chain.accounts
    lock = await chain.deploy('CroLock', [APR, DURATION])
    await lock.send(alice, 'fundRewards', [], parseEther('0.01'))
  })
  afterAll(() => chain.stop())

  it('returns the lock from a static call, so that the rate can be computed', () =>
    chain.withSnapshot(async () => {
      const amount = parseEther('1000')
      const simulated = (await lock.read('deposit', [NOBODY], alice, amount)) as Lock
      const { croAmount, reward, startTime, unlockEndTime } = simulated
      expect({ tokenId: simulated.tokenId, croAmount, reward, apr: simulated.apr }).toEqual({
        tokenId: 1n,
        croAmount: amount,
        reward: rewardOf(amount),
        apr: APR,
      })
      const annualised = (reward * YEAR * 10n ** 18n) / (unlockEndTime - startTime) / croAmount
      expect(APR - annualised).toBeLessThan(10n ** 6n)
      expect(await lock.read('balanceOf', [alice])).toBe(0n)
    }))

  it('locks until the unlock time, then pays deposit and reward to the wei', () =>
    chain.withSnapshot(async () => {
      const amount = 1_234_567_890_123_456_789n
      const mined = await lock.send(alice, 'deposit', [bob], amount)
      const unlock = BigInt(mined.timeSec) + DURATION
      expect(mined.events.map(({ name }) => name)).toEqual(['Transfer', 'Locked', 'Referral'])
      expect(mined.events[2]?.args.toArray()).toEqual([alice, bob, amount])
      expect(((await lock.read('getLock', [1n])) as Lock & { toArray(): bigint[] }).toArray()).toEqual([
        1n,
        amount,
        APR,
        rewardOf(amount),
        BigInt(mined.timeSec),
        unlock,
      ])
      expect(await lock.read('availableRewards')).toBe(parseEther('0.01') - rewardOf(amount))

      await chain.setNextTime(Number(unlock) - 1)
      await expect(lock.send(alice, 'withdraw', [1n])).rejects.toThrow('Still locked')
      await chain.setNextTime(Number(unlock))
      const before = await chain.balanceOf(alice)
      const withdrawn = await lock.send(alice, 'withdraw', [1n])
      expect((await chain.balanceOf(alice)) - before + withdrawn.feeWei).toBe(amount + rewardOf(amount))
      expect(await chain.balanceOf(lock.address)).toBe(await lock.read('availableRewards'))
      await expect(lock.send(alice, 'withdraw', [1n])).rejects.toThrow('No such lock')
      await expect(lock.read('getLock', [1n])).rejects.toThrow('No such lock')
    }))

  it('pays only the holder of the NFT', () =>
    chain.withSnapshot(async () => {
      const { timeSec } = await lock.send(alice, 'deposit', [NOBODY], 10n ** 18n)
      await lock.send(alice, 'transferFrom', [alice, bob, 1n])
      await chain.setNextTime(timeSec + 300)
      await expect(lock.send(alice, 'withdraw', [1n])).rejects.toThrow('Not the holder')
      const before = await chain.balanceOf(bob)
      const { feeWei } = await lock.send(bob, 'withdraw', [1n])
      expect((await chain.balanceOf(bob)) - before + feeWei).toBe(10n ** 18n + rewardOf(10n ** 18n))
    }))

  it('accepts a deposit whose reward exactly empties the pool, and nothing above it', () =>
    chain.withSnapshot(async () => {
      const pool = (await lock.read('availableRewards')) as bigint
      // Largest deposit whose reward, rounded down, equals the pool.
      const most = ((pool + 1n) * YEAR * 10n ** 18n - 1n) / (APR * DURATION)
      expect(rewardOf(most)).toBe(pool)
      await expect(lock.send(alice, 'deposit', [NOBODY], most + 1n)).rejects.toThrow('Reward pool is too small')
      await expect(lock.read('deposit', [NOBODY], alice, most + 1n)).rejects.toThrow('Reward pool is too small')
      await lock.send(alice, 'deposit', [NOBODY], most)
      expect(await lock.read('availableRewards')).toBe(0n)
      await expect(lock.send(bob, 'deposit', [NOBODY], 10n ** 18n)).rejects.toThrow('Reward pool is too small')
      expect(await chain.balanceOf(lock.address)).toBe(most + pool)
    }))

  it('covers all locks at once, in any order of withdrawal', () =>
    chain.withSnapshot(async () => {
      const amounts = [10n ** 18n, 7n * 10n ** 18n + 1n, 3n]
      for (const amount of amounts) await lock.send(alice, 'deposit', [NOBODY], amount)
      const { timeSec } = await lock.send(bob, 'deposit', [NOBODY], 5n * 10n ** 18n)
      await chain.setNextTime(timeSec + 300)
      for (const id of [2n, 1n, 3n]) await lock.send(alice, 'withdraw', [id])
      await lock.send(bob, 'withdraw', [4n])
      const paid = [...amounts, 5n * 10n ** 18n].reduce((sum, amount) => sum + rewardOf(amount), 0n)
      expect(await chain.balanceOf(lock.address)).toBe(parseEther('0.01') - paid)
    }))

  it('paginates the locks of an account', () =>
    chain.withSnapshot(async () => {
      for (let i = 0; i < 32; i += 1) await lock.send(alice, 'deposit', [NOBODY], 1000n)
      const page = async (start: number, end: number) => [
        ...((await lock.read('getTokenIds', [alice, start, end])) as bigint[]),
      ]
      const ids = Array.from({ length: 32 }, (_, i) => BigInt(i + 1))
      expect(await page(0, 30)).toEqual(ids.slice(0, 30))
      expect(await page(30, 60)).toEqual([31n, 32n])
      expect(await page(60, 90)).toEqual([])
      expect(await page(5, 5)).toEqual([])
      expect(await lock.read('getTokenIds', [bob, 0, 30])).toHaveLength(0)
    }))

  it('rejects an empty deposit and ignores the depositor as referrer', () =>
    chain.withSnapshot(async () => {
      await expect(lock.send(alice, 'deposit', [NOBODY], 0n)).rejects.toThrow('Nothing to lock')
      const { events } = await lock.send(alice, 'deposit', [alice], 1000n)
      expect(events.map(({ name }) => name)).toEqual(['Transfer', 'Locked'])
    }))
})
