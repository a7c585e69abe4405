import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, deployToken, ONE, owner } from '../../testing/vaultWorld.ts'

const REWARD = 100n * ONE

let chain: TestChain
let lp: TestContract
let reward: TestContract
let chef: TestContract
let ann: string
let ben: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
  lp = await deployToken(chain, 'LP')
  reward = await chain.deploy('TestToken', ['RWD', 'RWD', 18n, 0n])
  chef = await chain.deploy('MasterChef', [reward.address, REWARD])
  await reward.send(owner(chain), 'setMinter', [chef.address, true])
  await chef.send(owner(chain), 'add', [lp.address, 30n])
  await chef.send(owner(chain), 'add', [lp.address, 70n])
  await approve(lp, chef, [ann, ben])
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('a farm', () => {
  it('shares its reward by allocation and by stake, block by block', () =>
    chain.apart(async () => {
      const first = await chef.send(ann, 'deposit', [0n, 100n * ONE])
      const second = await chef.send(ben, 'deposit', [0n, 300n * ONE])
      await mine(9)
      const alone = BigInt(second.blockNumber - first.blockNumber)
      const pool = (REWARD * 30n) / 100n
      const head = BigInt(Number(await chain.rpc.send('eth_blockNumber')))
      const together = head - BigInt(second.blockNumber)
      expect(await number(chef, 'pendingReward', [0n, ann])).toBe(alone * pool + (together * pool) / 4n)
      expect(await number(chef, 'pendingReward', [0n, ben])).toBe((together * pool * 3n) / 4n)

      await chef.send(ben, 'withdraw', [0n, 300n * ONE])
      expect(await number(reward, 'balanceOf', [ben])).toBe(((together + 1n) * pool * 3n) / 4n)
      expect(await number(chef, 'pendingReward', [0n, ben])).toBe(0n)
      // Minted when it is paid: the farm itself holds stakes only.
      expect(await number(reward, 'balanceOf', [chef.address])).toBe(0n)
      expect(await number(lp, 'balanceOf', [chef.address])).toBe(100n * ONE)
      await expect(chef.send(ann, 'withdraw', [0n, 100n * ONE + 1n])).rejects.toThrow('amount exceeds stake')
    }))

  it('pays what was earned at the old rate when the rate changes', () =>
    chain.apart(async () => {
      const { blockNumber } = await chef.send(ann, 'deposit', [1n, ONE])
      const raised = await chef.send(owner(chain), 'setRewardPerBlock', [2n * REWARD])
      const weighted = await chef.send(owner(chain), 'setAllocPoint', [0n, 0n])
      await mine(5)
      const earned =
        BigInt(raised.blockNumber - blockNumber) * ((REWARD * 70n) / 100n) +
        BigInt(weighted.blockNumber - raised.blockNumber) * ((2n * REWARD * 70n) / 100n) +
        5n * 2n * REWARD
      expect(await number(chef, 'pendingReward', [1n, ann])).toBe(earned)
      await expect(chef.send(ann, 'setRewardPerBlock', [0n])).rejects.toThrow()
    }))

  it('lets only minters make its token', async () => {
    await expect(reward.send(ann, 'mint', [ann, 1n])).rejects.toThrow('not a minter')
  })
})

describe('a rewarder', () => {
  it('pays a second token by the second until its end, and never holds a stake back', () =>
    chain.apart(async () => {
      const second = await deployToken(chain, 'SECOND')
      const perSecond = 3n * ONE
      const rewarder = await chain.deploy('Rewarder', [chef.address, 0n, second.address, perSecond, 1_000n])
      await chef.send(owner(chain), 'setRewarder', [0n, rewarder.address])
      await second.send(owner(chain), 'transfer', [rewarder.address, 1_500n * ONE])
      const end = await number(rewarder, 'rewardEndTimestamp')

      await chain.setNextTime(Number(end) - 600)
      await chef.send(ann, 'deposit', [0n, ONE])
      await chain.setNextTime(Number(end) - 500)
      await chef.send(ben, 'deposit', [0n, ONE])
      await chain.setNextTime(Number(end) - 300)
      await mine(1)
      expect(await number(rewarder, 'pendingReward', [ann])).toBe(200n * perSecond)
      expect(await number(rewarder, 'pendingReward', [ben])).toBe(100n * perSecond)

      const before = await number(second, 'balanceOf', [ann])
      await chain.setNextTime(Number(end) + 5_000)
      await chef.send(ann, 'withdraw', [0n, ONE])
      expect((await number(second, 'balanceOf', [ann])) - before).toBe(350n * perSecond)
      // 450 are left of the 750 that Ben earned: he gets those, and his stake.
      await chef.send(ben, 'withdraw', [0n, ONE])
      expect(await number(second, 'balanceOf', [rewarder.address])).toBe(0n)
      expect([...((await chef.read('userInfo', [0n, ben])) as Iterable<bigint>)][0]).toBe(0n)
      await expect(rewarder.send(ann, 'onStakeChanged', [ann, 0n, 5n, 0n])).rejects.toThrow('only the farm')
    }))
})
