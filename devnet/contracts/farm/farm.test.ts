import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stakeInTurns } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'

const REWARD = 100n * ONE

let chain: TestChain
let lp: TestContract
let otherLp: TestContract
let reward: TestContract
let chef: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  lp = await deployToken(chain, 'LP')
  otherLp = await deployToken(chain, 'LP2')
  reward = await chain.deploy('TestToken', ['RWD', 'RWD', 18n, 0n])
  chef = await chain.deploy('MasterChef', [reward.address, REWARD])
  await reward.send(owner(chain), 'setMinter', [chef.address, true])
  await chef.send(owner(chain), 'add', [lp.address, 30n])
  await chef.send(owner(chain), 'add', [otherLp.address, 70n])
  for (const token of [lp, otherLp]) await approve(token, chef, [alice, bob])
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('farm', () => {
  it('splits its reward by allocation points and stake, block by block', () =>
    chain.withSnapshot(async () => {
      const first = await chef.send(alice, 'deposit', [0n, 100n * ONE])
      const second = await chef.send(bob, 'deposit', [0n, 300n * ONE])
      await mine(9)
      const alone = BigInt(second.blockNumber - first.blockNumber)
      const pool = (REWARD * 30n) / 100n
      const head = BigInt(Number(await chain.rpc.send('eth_blockNumber')))
      const together = head - BigInt(second.blockNumber)
      expect(await readUint(chef, 'pendingReward', [0n, alice])).toBe(alone * pool + (together * pool) / 4n)
      expect(await readUint(chef, 'pendingReward', [0n, bob])).toBe((together * pool * 3n) / 4n)

      await chef.send(bob, 'withdraw', [0n, 300n * ONE])
      expect(await readUint(reward, 'balanceOf', [bob])).toBe(((together + 1n) * pool * 3n) / 4n)
      expect(await readUint(chef, 'pendingReward', [0n, bob])).toBe(0n)
      // Rewards are minted on payment: the farm itself only holds stakes.
      expect(await readUint(reward, 'balanceOf', [chef.address])).toBe(0n)
      expect(await readUint(lp, 'balanceOf', [chef.address])).toBe(100n * ONE)
      await expect(chef.send(alice, 'withdraw', [0n, 100n * ONE + 1n])).rejects.toThrow('amount exceeds stake')
    }))

  it('pays rewards from before a rate change at the old rate', () =>
    chain.withSnapshot(async () => {
      const { blockNumber } = await chef.send(alice, 'deposit', [1n, ONE])
      const raised = await chef.send(owner(chain), 'setRewardPerBlock', [2n * REWARD])
      const weighted = await chef.send(owner(chain), 'setAllocPoint', [0n, 0n])
      await mine(5)
      const earned =
        BigInt(raised.blockNumber - blockNumber) * ((REWARD * 70n) / 100n) +
        BigInt(weighted.blockNumber - raised.blockNumber) * ((2n * REWARD * 70n) / 100n) +
        5n * 2n * REWARD
      expect(await readUint(chef, 'pendingReward', [1n, alice])).toBe(earned)
      await expect(chef.send(alice, 'setRewardPerBlock', [0n])).rejects.toThrow()
    }))

  it('rounds against the stakers', () =>
    chain.withSnapshot(async () => {
      const token = await chain.deploy('TestToken', ['RWD', 'RWD', 18n, 0n])
      const farm = await chain.deploy('MasterChef', [token.address, 1n])
      await token.send(owner(chain), 'setMinter', [farm.address, true])
      await farm.send(owner(chain), 'add', [lp.address, 1n])
      await approve(lp, farm, [alice, bob])
      const blocks = await stakeInTurns(
        [alice, bob],
        (account, amount) => farm.send(account, 'deposit', [0n, amount]),
        (account, amount) => farm.send(account, 'withdraw', [0n, amount]),
      )
      expect(await readUint(token, 'totalSupply')).toBeLessThanOrEqual(blocks)
      expect(await readUint(token, 'totalSupply')).toBeGreaterThan(0n)
    }))

  it('lets only minters mint the reward token', async () => {
    await expect(reward.send(alice, 'mint', [alice, 1n])).rejects.toThrow('not a minter')
  })
})

describe('rewarder', () => {
  it('pays a second token per second until its end, and never blocks a withdrawal', () =>
    chain.withSnapshot(async () => {
      const second = await deployToken(chain, 'SECOND')
      const perSecond = 3n * ONE
      const rewarder = await chain.deploy('Rewarder', [chef.address, 0n, second.address, perSecond, 1_000n])
      await chef.send(owner(chain), 'setRewarder', [0n, rewarder.address])
      await second.send(owner(chain), 'transfer', [rewarder.address, 1_500n * ONE])
      const end = await readUint(rewarder, 'rewardEndTimestamp')

      await chain.setNextTime(Number(end) - 600)
      await chef.send(alice, 'deposit', [0n, ONE])
      await chain.setNextTime(Number(end) - 500)
      await chef.send(bob, 'deposit', [0n, ONE])
      await chain.setNextTime(Number(end) - 300)
      await mine(1)
      expect(await readUint(rewarder, 'pendingReward', [alice])).toBe(200n * perSecond)
      expect(await readUint(rewarder, 'pendingReward', [bob])).toBe(100n * perSecond)

      const before = await readUint(second, 'balanceOf', [alice])
      await chain.setNextTime(Number(end) + 5_000)
      await chef.send(alice, 'withdraw', [0n, ONE])
      expect((await readUint(second, 'balanceOf', [alice])) - before).toBe(350n * perSecond)
      // 450 of Bob's 750 are left: he receives those, and his stake.
      await chef.send(bob, 'withdraw', [0n, ONE])
      expect(await readUint(second, 'balanceOf', [rewarder.address])).toBe(0n)
      expect([...((await chef.read('userInfo', [0n, bob])) as Iterable<bigint>)][0]).toBe(0n)
      await expect(rewarder.send(alice, 'onStakeChanged', [alice, 0n, 5n, 0n])).rejects.toThrow('only the farm')
    }))
})
