import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usd } from '../../testing/gameFixtures.ts'
import { deployReenterer, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const INTERVAL = 10n
const BUFFER = 5n

let chain: TestChain
let feed: TestContract
let old: TestContract
let alice: string
let bob: string
/** Block in which round 1 starts. */
let startBlock: bigint

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  feed = await chain.deploy('TestFeed')
  await feed.send(owner(chain), 'push', [usd(0.1)])
  old = await chain.deploy('PredictionV1', [feed.address, INTERVAL, BUFFER, 1_000n, 300n])
  startBlock = BigInt((await old.send(owner(chain), 'executeRound')).blockNumber)
})
afterAll(() => chain.stop())

/** Executes the round in a block, with a new price. */
async function executeIn(block: bigint, price: number) {
  await mineTo(chain, block - 2n)
  await feed.send(owner(chain), 'push', [usd(price)])
  return old.send(owner(chain), 'executeRound')
}

describe('older prediction market', () => {
  it('pays a claim per round, once', () =>
    chain.withSnapshot(async () => {
      await old.send(alice, 'betBull', [1n], ONE)
      await old.send(bob, 'betBear', [1n], 3n * ONE)
      await executeIn(startBlock + INTERVAL, 0.1)
      await old.send(alice, 'betBear', [2n], ONE)
      await executeIn(startBlock + 2n * INTERVAL, 0.2)
      expect([await old.read('claimable', [1n, alice]), await old.read('claimable', [1n, bob])]).toEqual([true, false])
      const [epochs, next] = (await old.read('getUserRounds', [alice, 0n, 200n])) as [bigint[], bigint]
      expect([[...epochs], next]).toEqual([[1n, 2n], 2n])
      const before = await chain.balanceOf(alice)
      const { feeWei } = await old.send(alice, 'claim', [1n])
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe((388n * ONE) / 100n)
      for (const account of [alice, bob])
        await expect(old.send(account, 'claim', [1n])).rejects.toThrow('nothing to claim')
      expect(await readUint(old, 'treasuryAmount')).toBe((12n * ONE) / 100n)
    }))

  it('refunds rounds that its owner stopped executing', () =>
    chain.withSnapshot(async () => {
      await old.send(alice, 'betBull', [1n], ONE)
      await old.send(bob, 'betBear', [1n], ONE)
      await executeIn(startBlock + INTERVAL, 0.1)
      await old.send(bob, 'betBull', [2n], ONE)
      await mineTo(chain, startBlock + 2n * INTERVAL + BUFFER)
      expect(await old.read('refundable', [1n, alice])).toBe(false)
      await mineTo(chain, startBlock + 2n * INTERVAL + BUFFER + 1n)
      await expect(old.send(owner(chain), 'executeRound')).rejects.toThrow('too late')
      await old.send(alice, 'claim', [1n])
      await old.send(bob, 'claim', [1n])
      await mineTo(chain, startBlock + 3n * INTERVAL + BUFFER + 1n)
      await old.send(bob, 'claim', [2n])
      expect(await chain.balanceOf(old.address)).toBe(0n)
    }))

  it('takes bets and executes rounds in their blocks only, and cannot be re-entered', () =>
    chain.withSnapshot(async () => {
      const reenterer = await deployReenterer(chain)
      await expect(old.send(owner(chain), 'executeRound')).rejects.toThrow('too early')
      await reenterer.run(old, 'betBull(uint256)', [1n], ONE)
      await mineTo(chain, startBlock + INTERVAL - 2n)
      await old.send(bob, 'betBear', [1n], ONE)
      await expect(old.send(alice, 'betBull', [1n], ONE)).rejects.toThrow('takes no bets now')
      await old.send(owner(chain), 'executeRound')
      await executeIn(startBlock + 2n * INTERVAL + 2n, 0.2)
      await reenterer.arm(old, 'claim(uint256)', [1n])
      await reenterer.run(old, 'claim(uint256)', [1n])
      expect(await reenterer.tried()).toEqual([1n, 0n])
      expect(await chain.balanceOf(reenterer.account.address)).toBe((194n * ONE) / 100n)
    }))
})
