import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  balanceOf,
  deployReenterer,
  deploySmartChef,
  mine,
  mineTo,
  readUint,
  stakeInTurns,
  usersOf,
} from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const BILLION = 10n ** 9n
const seed = testSeed()

let chain: TestChain
let token: TestContract
let usdc: TestContract
let wbtc: TestContract
let wcro: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  token = await deployToken(chain, 'TKN')
  usdc = await deployToken(chain, 'USDC', 6n)
  wbtc = await deployToken(chain, 'WBTC', 8n)
  wcro = await chain.deploy('WrappedCro')
})
afterAll(() => chain.stop())

const pending = (pool: TestContract, account: string) => readUint(pool, 'pendingReward', [account])

describe('staking pool', () => {
  it('pays from its start to its end, by stake and to the base unit', () =>
    chain.withSnapshot(async () => {
      // 6 decimals staked, 8 decimals paid.
      const { pool, startBlock, endBlock } = await deploySmartChef(chain, {
        staked: usdc,
        reward: wbtc,
        rewardPerBlock: 40n,
        startsAfter: 20n,
        blocks: 30n,
      })
      await pool.send(alice, 'deposit', [1_000_000n])
      await mineTo(chain, startBlock)
      expect(await pending(pool, alice)).toBe(0n)
      await mineTo(chain, startBlock + 9n)
      await pool.send(bob, 'deposit', [3_000_000n])
      // 10 blocks alone, then a quarter of each block.
      await mineTo(chain, endBlock - 1n)
      expect(await pending(pool, alice)).toBe(10n * 40n + 19n * 10n)
      await mineTo(chain, endBlock + 100n)
      expect(await pending(pool, alice)).toBe(600n)
      expect(await pending(pool, bob)).toBe(600n)
      await pool.send(alice, 'withdraw', [1_000_000n])
      await pool.send(bob, 'deposit', [0n])
      await pool.send(bob, 'withdraw', [3_000_000n])
      expect(await balanceOf(wbtc, alice)).toBe(BILLION * 10n ** 8n + 600n)
      expect(await balanceOf(wbtc, bob)).toBe(BILLION * 10n ** 8n + 600n)
      expect([await balanceOf(wbtc, pool), await balanceOf(usdc, pool)]).toEqual([0n, 0n])
    }))

  it('keeps stakes apart from rewards of the same token', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: token,
        rewardPerBlock: ONE,
        blocks: 20n,
      })
      await pool.send(alice, 'deposit', [5n * ONE])
      await token.send(bob, 'transfer', [pool.address, 1_000n * ONE])
      await mineTo(chain, startBlock + 200n)
      await expect(pool.send(alice, 'withdraw', [5n * ONE + 1n])).rejects.toThrow('amount exceeds stake')
      await pool.send(alice, 'withdraw', [5n * ONE])
      expect(await balanceOf(token, alice)).toBe(BILLION * ONE + 20n * ONE)
      await pool.send(alice, 'withdraw', [0n])
      expect(await balanceOf(token, alice)).toBe(BILLION * ONE + 20n * ONE)
      expect(await balanceOf(token, pool)).toBe(1_000n * ONE)
    }))

  it('is precise for a reward of few decimals on a stake of a cheap token', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 3n,
        blocks: 1_000n,
      })
      // Alone with a base unit, then with a hundred million tokens.
      await pool.send(alice, 'deposit', [1n])
      await mineTo(chain, startBlock + 499n)
      await pool.send(bob, 'deposit', [BILLION * ONE])
      await mineTo(chain, startBlock + 2_000n)
      expect([await pending(pool, alice), await pending(pool, bob)]).toEqual([1_500n, 1_499n])
    }))

  it('pays whole units of a token without decimals', () =>
    chain.withSnapshot(async () => {
      const points = await deployToken(chain, 'PTS', 0n)
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: points,
        rewardPerBlock: 3n,
        blocks: 100n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await pool.send(bob, 'deposit', [ONE])
      await mineTo(chain, startBlock + 5n)
      // 15 points for two equal stakes.
      expect([await pending(pool, alice), await pending(pool, bob)]).toEqual([7n, 7n])
    }))

  it('rounds against the stakers', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 1n,
        blocks: 100n,
      })
      await mineTo(chain, startBlock)
      const before = await balanceOf(usdc, pool)
      const blocks = await stakeInTurns(
        [alice, bob],
        (account, amount) => pool.send(account, 'deposit', [amount]),
        (account, amount) => pool.send(account, 'withdraw', [amount]),
      )
      const paid = before - (await balanceOf(usdc, pool))
      expect(paid).toBeLessThanOrEqual(blocks)
      expect(paid).toBeGreaterThan(0n)
    }))

  it('accrues nothing while nobody stakes, and leaves it to the owner', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock, endBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 50n,
      })
      await mineTo(chain, startBlock + 19n)
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, endBlock + 5n)
      expect(await pending(pool, alice)).toBe(30n * 100n)
      await expect(pool.send(owner(chain), 'emergencyRewardWithdraw', [2_001n])).rejects.toThrow('the surplus')
      await pool.send(owner(chain), 'emergencyRewardWithdraw', [2_000n])
      await pool.send(alice, 'withdraw', [ONE])
      expect(await balanceOf(usdc, pool)).toBe(0n)
    }))
})

describe('reserve of a staking pool', () => {
  it('covers every pending reward, and nothing accrues without it', () =>
    chain.withSnapshot(async () => {
      const plan = { staked: token, reward: usdc, rewardPerBlock: 100n, blocks: 500n, funds: 1_050n }
      const { pool, startBlock } = await deploySmartChef(chain, plan)
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, startBlock + 100n)
      expect(await pending(pool, alice)).toBe(1_050n)
      expect(await readUint(pool, 'rewardReserve')).toBe(0n)
      await pool.send(alice, 'deposit', [0n])
      expect(await balanceOf(usdc, pool)).toBe(0n)
      expect(await readUint(pool, 'rewardReserve')).toBe(0n)
      // Funds that arrive later pay for the blocks since the last update, at most.
      await usdc.send(bob, 'approve', [pool.address, 5_000n])
      await pool.send(bob, 'fund', [5_000n])
      expect(await pending(pool, alice)).toBe(200n)
      await mine(chain, 3)
      expect(await pending(pool, alice)).toBe(500n)
    }))

  it('is safe from the owner as far as stakes have earned it or can still earn it', () =>
    chain.withSnapshot(async () => {
      const { pool, endBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 40n,
        funds: 4_500n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await expect(pool.send(alice, 'emergencyRewardWithdraw', [1n])).rejects.toThrow()
      await expect(pool.send(owner(chain), 'emergencyRewardWithdraw', [501n])).rejects.toThrow('the surplus')
      await pool.send(owner(chain), 'emergencyRewardWithdraw', [500n])
      await mineTo(chain, endBlock)
      await pool.send(alice, 'withdraw', [ONE])
      expect(await balanceOf(usdc, alice)).toBe(BILLION * 10n ** 6n + 4_000n)
    }))

  it('goes back to the owner where the pool is stopped, except what was earned', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 40n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await expect(pool.send(alice, 'stopReward')).rejects.toThrow()
      await mineTo(chain, startBlock + 9n)
      await pool.send(owner(chain), 'stopReward')
      expect(await readUint(pool, 'bonusEndBlock')).toBe(startBlock + 10n)
      await mine(chain, 20)
      await pool.send(owner(chain), 'emergencyRewardWithdraw', [3_000n])
      expect(await pending(pool, alice)).toBe(1_000n)
      await pool.send(alice, 'withdraw', [ONE])
      expect(await balanceOf(usdc, pool)).toBe(0n)
    }))

  it('pays past blocks at the old rate when the rate changes, also to 0', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 100n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, startBlock + 9n)
      await pool.send(owner(chain), 'updateRewardPerBlock', [7n])
      await mine(chain, 3)
      expect(await pending(pool, alice)).toBe(1_021n)
      await pool.send(owner(chain), 'updateRewardPerBlock', [0n])
      await mine(chain, 20)
      expect(await pending(pool, alice)).toBe(1_028n)
    }))
})

describe('limit per user', () => {
  it('holds for new stakes until it ends', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 100n,
        limit: 10n * ONE,
        limitBlocks: 30n,
      })
      await pool.send(alice, 'deposit', [6n * ONE])
      await expect(pool.send(alice, 'deposit', [4n * ONE + 1n])).rejects.toThrow('stake exceeds the limit per user')
      await pool.send(alice, 'deposit', [4n * ONE])
      await mineTo(chain, startBlock + 29n)
      expect(await pool.read('hasUserLimit')).toBe(true)
      await mine(chain, 1)
      expect(await pool.read('hasUserLimit')).toBe(false)
      await pool.send(alice, 'deposit', [90n * ONE])
      expect(await readUint(pool, 'totalStaked')).toBe(100n * ONE)
    }))

  it('below what is staked blocks neither harvest nor withdrawal', () =>
    chain.withSnapshot(async () => {
      const { pool, startBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 100n,
      })
      await pool.send(alice, 'deposit', [6n * ONE])
      await mineTo(chain, startBlock + 10n)
      await pool.send(owner(chain), 'updatePoolLimitPerUser', [ONE])
      await expect(pool.send(alice, 'deposit', [1n])).rejects.toThrow('stake exceeds the limit per user')
      await pool.send(alice, 'deposit', [0n])
      expect(await balanceOf(usdc, alice)).toBeGreaterThan(BILLION * 10n ** 6n)
      await pool.send(alice, 'withdraw', [2n * ONE])
      await pool.send(alice, 'withdraw', [4n * ONE])
      expect(await balanceOf(token, alice)).toBe(BILLION * ONE)
    }))
})

describe('reward that cannot be paid', () => {
  it('blocks no withdrawal and stays pending', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      await hooked.send(owner(chain), 'mint', [owner(chain), 10_000n])
      const { pool, endBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: hooked,
        rewardPerBlock: 100n,
        blocks: 20n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, endBlock + 1n)
      // A hook without code reverts, like a paused token.
      await hooked.send(owner(chain), 'setHook', [bob])
      await expect(pool.send(alice, 'deposit', [0n])).rejects.toThrow("reward can't be paid")
      await pool.send(alice, 'withdraw', [ONE])
      expect(await balanceOf(token, alice)).toBe(BILLION * ONE)
      expect(await pending(pool, alice)).toBe(2_000n)
      await hooked.send(owner(chain), 'setHook', ['0x0000000000000000000000000000000000000000'])
      await pool.send(alice, 'withdraw', [0n])
      await pool.send(alice, 'withdraw', [0n])
      expect(await balanceOf(hooked, alice)).toBe(2_000n)
      expect(await pending(pool, alice)).toBe(0n)
    }))

  it('is forfeited by an emergency withdrawal, back to the reserve', () =>
    chain.withSnapshot(async () => {
      const { pool, endBlock } = await deploySmartChef(chain, {
        staked: token,
        reward: usdc,
        rewardPerBlock: 100n,
        blocks: 20n,
      })
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, endBlock + 1n)
      const { events } = await pool.send(alice, 'emergencyWithdraw')
      expect(events.map(({ name, args }) => [name, args['amount'] as bigint])).toEqual([['EmergencyWithdraw', ONE]])
      await pool.send(alice, 'emergencyWithdraw')
      expect(await balanceOf(token, alice)).toBe(BILLION * ONE)
      expect(await balanceOf(usdc, alice)).toBe(BILLION * 10n ** 6n)
      expect(await readUint(pool, 'rewardReserve')).toBe(2_000n)
      expect(await pending(pool, alice)).toBe(0n)
    }))
})

describe('fee-on-transfer token', () => {
  it('is staked as what arrived', () =>
    chain.withSnapshot(async () => {
      const fee = await chain.deploy('FeeToken', ['Fee', 'FEE', 1_000n * ONE])
      await fee.send(owner(chain), 'transfer', [alice, 100n * ONE])
      const { pool } = await deploySmartChef(chain, { staked: fee, reward: usdc, rewardPerBlock: 1n, blocks: 9n })
      await pool.send(alice, 'deposit', [100n * ONE])
      expect(await readUint(pool, 'totalStaked')).toBe(88n * ONE)
      expect(await balanceOf(fee, pool)).toBe(88n * ONE)
      await pool.send(alice, 'withdraw', [88n * ONE])
    }))
})

describe('pool that pays CRO', () => {
  it('pays CRO out of its funds', () =>
    chain.withSnapshot(async () => {
      const { pool, endBlock } = await deploySmartChef(chain, {
        contract: 'NativeRewardSmartChef',
        staked: token,
        reward: wcro,
        rewardPerBlock: ONE,
        blocks: 20n,
      })
      await expect(pool.send(owner(chain), 'fund', [2n * ONE], ONE)).rejects.toThrow('differs from the CRO sent')
      await pool.send(alice, 'deposit', [ONE])
      await mineTo(chain, endBlock)
      const before = await chain.balanceOf(alice)
      const { feeWei } = await pool.send(alice, 'withdraw', [ONE])
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(20n * ONE)
      expect(await chain.balanceOf(pool.address)).toBe(0n)
    }))

  it('pays once, whatever the receiver does', () =>
    chain.withSnapshot(async () => {
      const { pool, attacker, endBlock } = await deployAttacked()
      await mineTo(chain, endBlock)
      for (const [fn, args] of [
        ['withdraw(uint256)', [0n]],
        ['emergencyWithdraw()', []],
      ] as const) {
        await chain.withSnapshot(async () => {
          await attacker.arm(pool, fn, args)
          await attacker.run(pool, 'withdraw(uint256)', [ONE / 2n])
          expect(await attacker.tried()).toEqual([1n, 0n])
          expect(await chain.balanceOf(attacker.account.address)).toBe(20n * ONE)
          expect(await balanceOf(token, attacker.account)).toBe(ONE / 2n)
          expect(await chain.balanceOf(pool.address)).toBe(20n * ONE)
        })
      }
    }))

  it('returns the stake of an account that takes no CRO', () =>
    chain.withSnapshot(async () => {
      const { pool, attacker, endBlock } = await deployAttacked()
      await mineTo(chain, endBlock)
      await attacker.account.send(bob, 'setRefusing', [true])
      await expect(attacker.run(pool, 'deposit(uint256)', [0n])).rejects.toThrow("reward can't be paid")
      await attacker.run(pool, 'withdraw(uint256)', [ONE])
      expect(await balanceOf(token, attacker.account)).toBe(ONE)
      await attacker.account.send(bob, 'setRefusing', [false])
      await attacker.run(pool, 'withdraw(uint256)', [0n])
      expect(await chain.balanceOf(attacker.account.address)).toBe(20n * ONE)
    }))

  /** A pool of 40 CRO, half of which a contract earns. */
  async function deployAttacked() {
    const deployed = await deploySmartChef(chain, {
      contract: 'NativeRewardSmartChef',
      staked: token,
      reward: wcro,
      rewardPerBlock: ONE,
      startsAfter: 10n,
      blocks: 40n,
    })
    const attacker = await deployReenterer(chain)
    await token.send(alice, 'transfer', [attacker.account.address, ONE])
    await attacker.run(token, 'approve(address,uint256)', [deployed.pool.address, ONE])
    await attacker.run(deployed.pool, 'deposit(uint256)', [ONE])
    await deployed.pool.send(bob, 'deposit', [ONE])
    return { ...deployed, attacker }
  }
})

describe('pool that stakes CRO', () => {
  const deployNative = () =>
    deploySmartChef(chain, {
      contract: 'NativeSmartChef',
      staked: wcro,
      reward: usdc,
      rewardPerBlock: 100n,
      blocks: 20n,
    })

  it('takes the value of the call and returns it', () =>
    chain.withSnapshot(async () => {
      const { pool, endBlock } = await deployNative()
      await pool.send(alice, 'deposit', [], 3n * ONE)
      await pool.send(bob, 'deposit', [], ONE)
      await mineTo(chain, endBlock)
      await expect(pool.send(owner(chain), 'fund', [0n], ONE)).rejects.toThrow('sent CRO to a token pool')
      const before = await chain.balanceOf(alice)
      const { feeWei } = await pool.send(alice, 'withdraw', [3n * ONE])
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(3n * ONE)
      await pool.send(bob, 'deposit')
      expect(await chain.balanceOf(pool.address)).toBe(ONE)
      expect((await balanceOf(usdc, alice)) + (await balanceOf(usdc, bob))).toBe(2n * BILLION * 10n ** 6n + 2_000n)
    }))

  it('rejects a blacklisted account, which can still withdraw everything', () =>
    chain.withSnapshot(async () => {
      const { pool, endBlock } = await deployNative()
      await pool.send(alice, 'deposit', [], ONE)
      await expect(pool.send(bob, 'setBlacklisted', [alice, true])).rejects.toThrow()
      await pool.send(owner(chain), 'setBlacklisted', [alice, true])
      expect(await pool.read('isBlacklisted', [alice])).toBe(true)
      await expect(pool.send(alice, 'deposit', [], ONE)).rejects.toThrow('account is blacklisted')
      await mineTo(chain, endBlock)
      await pool.send(alice, 'withdraw', [ONE])
      expect(await balanceOf(usdc, alice)).toBe(BILLION * 10n ** 6n + 2_000n)
      await pool.send(owner(chain), 'setBlacklisted', [alice, false])
      await pool.send(alice, 'deposit', [], ONE)
    }))

  it('returns a stake once', () =>
    chain.withSnapshot(async () => {
      const { pool } = await deployNative()
      const attacker = await deployReenterer(chain)
      await pool.send(bob, 'deposit', [], 5n * ONE)
      await attacker.run(pool, 'deposit()', [], 2n * ONE)
      await attacker.arm(pool, 'withdraw(uint256)', [ONE])
      await attacker.run(pool, 'withdraw(uint256)', [ONE])
      await attacker.run(pool, 'emergencyWithdraw()')
      expect(await attacker.tried()).toEqual([2n, 0n])
      expect(await chain.balanceOf(attacker.account.address)).toBe(2n * ONE)
      expect(await chain.balanceOf(pool.address)).toBe(5n * ONE)
    }))
})

describe('invariants', () => {
  it('hold after every random step: stakes, pending rewards and reserve are covered, and everyone can leave', () =>
    chain.withSnapshot(async () => {
      const random = seededRandom(seed)
      const users = usersOf(chain)
      const { pool } = await deploySmartChef(chain, {
        staked: token,
        reward: token,
        rewardPerBlock: 1_234_567n,
        blocks: 90n,
        funds: 80n * 1_234_567n,
      })
      const funds = 80n * 1_234_567n
      const promisedOf = async () => {
        let promised = await readUint(pool, 'totalStaked')
        for (const user of users) promised += await pending(pool, user)
        return promised
      }
      for (let step = 0; step < 60; step += 1) {
        const user = accountOf(chain, 1 + Math.floor(random() * users.length))
        const [staked] = (await pool.read('userInfo', [user])) as [bigint, bigint]
        const kind = random()
        if (kind < 0.5) await pool.send(user, 'deposit', [BigInt(Math.floor(10 ** (random() * 15)))])
        else if (kind < 0.9) await pool.send(user, 'withdraw', [(staked * BigInt(Math.floor(random() * 1001))) / 1000n])
        else await pool.send(user, 'emergencyWithdraw')
        expect(await balanceOf(token, pool)).toBeGreaterThanOrEqual(await promisedOf())
      }
      await mine(chain, 100)
      for (const user of users)
        await pool.send(user, 'withdraw', [((await pool.read('userInfo', [user])) as [bigint, bigint])[0]])
      const surplus = await readUint(pool, 'rewardReserve')
      await pool.send(owner(chain), 'emergencyRewardWithdraw', [surplus])
      // What is left is rounding: less than a base unit per change.
      expect(await balanceOf(token, pool)).toBeLessThan(200n)
      let all = surplus + (await balanceOf(token, pool))
      for (const user of users) all += await balanceOf(token, user)
      expect(all).toBe(3n * BILLION * ONE + funds)
    }))
})
