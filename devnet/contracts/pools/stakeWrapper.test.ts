import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  balanceOf,
  deployReenterer,
  deploySmartChef,
  mine,
  mineTo,
  readUint,
  usersOf,
} from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, approve, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const START = 10n ** 27n
const PER_BLOCK = 1_000n * ONE
const seed = testSeed()

let chain: TestChain
let token: TestContract
let tonic: TestContract
let pool: TestContract
let wrapper: TestContract
let startBlock: bigint
let endBlock: bigint
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  token = await deployToken(chain, 'TKN')
  tonic = await deployToken(chain, 'TONIC')
  ;({ pool, startBlock, endBlock } = await deploySmartChef(chain, {
    staked: token,
    reward: tonic,
    rewardPerBlock: PER_BLOCK,
    startsAfter: 40n,
    blocks: 100n,
  }))
  wrapper = await chain.deploy('StakeWrapper', [pool.address, 500n])
  await approve(token, wrapper, chain.accounts.slice(1, 5))
})
afterAll(() => chain.stop())

const shareOf = (account: string) => readUint(wrapper, 'shareOf', [account])
const tonicOf = (account: string) => readUint(wrapper, 'pendingTonic', [account])
const feeOf = (account: string) => readUint(wrapper, 'pendingFee', [account])

describe('stake wrapper', () => {
  it("divides the pool's reward by share, and a referrer gets 5 % of it, to the base unit", () =>
    chain.withSnapshot(async () => {
      await wrapper.send(alice, 'depositReferral', [ONE, carol])
      await wrapper.send(bob, 'deposit', [3n * ONE])
      expect(await readUint(pool, 'totalStaked')).toBe(4n * ONE)
      await mineTo(chain, startBlock + 10n)
      const alices = (10n * PER_BLOCK) / 4n
      expect(await tonicOf(alice)).toBe((alices * 95n) / 100n)
      expect(await feeOf(carol)).toBe((alices * 5n) / 100n)
      expect(await tonicOf(bob)).toBe(3n * alices)
      expect([await tonicOf(carol), await feeOf(alice), await feeOf(bob)]).toEqual([0n, 0n, 0n])
      await mineTo(chain, endBlock)
      // Each claim pays once, and only its own part.
      await wrapper.send(alice, 'claimTonic')
      await wrapper.send(alice, 'claimTonic')
      await wrapper.send(alice, 'claimFee')
      expect((await balanceOf(tonic, alice)) - START).toBe((25n * PER_BLOCK * 95n) / 100n)
      await wrapper.send(carol, 'claimFee')
      await wrapper.send(carol, 'claimFee')
      await wrapper.send(carol, 'claimTonic')
      expect((await balanceOf(tonic, carol)) - START).toBe((25n * PER_BLOCK * 5n) / 100n)
      await wrapper.send(bob, 'withdrawAll')
      await wrapper.send(bob, 'claimTonic')
      expect((await balanceOf(tonic, bob)) - START).toBe(75n * PER_BLOCK)
      await wrapper.send(alice, 'withdraw', [ONE])
      expect([await balanceOf(token, alice), await balanceOf(token, bob)]).toEqual([START, START])
      expect([await balanceOf(tonic, wrapper), await readUint(wrapper, 'totalShares')]).toEqual([0n, 0n])
    }))

  it('pays fees only for rewards after the referral, and keeps the first referrer', () =>
    chain.withSnapshot(async () => {
      await wrapper.send(alice, 'deposit', [ONE])
      await mineTo(chain, startBlock + 9n)
      await wrapper.send(alice, 'depositReferral', [ONE, carol])
      expect([await tonicOf(alice), await feeOf(carol)]).toEqual([10n * PER_BLOCK, 0n])
      await wrapper.send(alice, 'depositReferral', [2n * ONE, bob])
      expect(await wrapper.read('referrerOf', [alice])).toBe(carol)
      expect(await feeOf(carol)).toBe(PER_BLOCK / 20n)
      await mine(chain, 1)
      expect([await feeOf(carol), await feeOf(bob)]).toEqual([PER_BLOCK / 10n, 0n])
      await wrapper.send(alice, 'withdrawAll')
      const last = await feeOf(carol)
      await mine(chain, 5)
      expect(await feeOf(carol)).toBe(last)
    }))

  it('rejects empty amounts, more than the share, and an account as its own referrer', () =>
    chain.withSnapshot(async () => {
      await expect(wrapper.send(alice, 'deposit', [0n])).rejects.toThrow('nothing to deposit')
      await expect(wrapper.send(alice, 'withdrawAll')).rejects.toThrow('nothing to withdraw')
      await expect(wrapper.send(alice, 'depositReferral', [ONE, alice])).rejects.toThrow('not a referrer')
      await expect(wrapper.send(alice, 'depositReferral', [ONE, ZeroAddress])).rejects.toThrow('not a referrer')
      await wrapper.send(alice, 'deposit', [ONE])
      await wrapper.send(bob, 'deposit', [ONE])
      await expect(wrapper.send(alice, 'withdraw', [ONE + 1n])).rejects.toThrow('amount exceeds share')
    }))
})

describe('stake wrapper under attack', () => {
  it('pays a claim once to an account that claims again while it is paid', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      await hooked.send(bob, 'mint', [owner(chain), 1_000n])
      const hookedPool = await deploySmartChef(chain, {
        staked: token,
        reward: hooked,
        rewardPerBlock: 10n,
        startsAfter: 9n,
        blocks: 100n,
      })
      const target = await chain.deploy('StakeWrapper', [hookedPool.pool.address, 500n])
      const attacker = await deployReenterer(chain)
      await token.send(bob, 'transfer', [attacker.account.address, ONE])
      await attacker.run(token, 'approve(address,uint256)', [target.address, ONE])
      await approve(token, target, [alice])
      await target.send(alice, 'deposit', [ONE])
      await attacker.run(target, 'deposit(uint256)', [ONE])
      await mineTo(chain, hookedPool.endBlock)
      await hooked.send(bob, 'setHook', [attacker.account.address])
      await attacker.arm(target, 'claimTonic()')
      await attacker.run(target, 'claimTonic()')
      const [tries, successes] = await attacker.tried()
      expect(tries).toBeGreaterThan(0n)
      expect(successes).toBe(0n)
      expect(await balanceOf(hooked, attacker.account)).toBe(500n)
      expect(await readUint(target, 'pendingTonic', [alice])).toBe(500n)
    }))

  it('returns stakes of a pool that cannot pay its reward', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      await hooked.send(bob, 'mint', [owner(chain), 1_000n])
      const hookedPool = await deploySmartChef(chain, {
        staked: token,
        reward: hooked,
        rewardPerBlock: 10n,
        blocks: 100n,
      })
      const target = await chain.deploy('StakeWrapper', [hookedPool.pool.address, 500n])
      await approve(token, target, [alice])
      await target.send(alice, 'deposit', [ONE])
      await mine(chain, 20)
      await hooked.send(bob, 'setHook', [bob])
      await target.send(alice, 'withdrawAll')
      expect(await balanceOf(token, alice)).toBe(START)
    }))
})

describe('invariants', () => {
  it('hold after random steps: claims are covered, and everyone can leave', () =>
    chain.withSnapshot(async () => {
      const random = seededRandom(seed)
      const users = usersOf(chain)
      await mineTo(chain, startBlock)
      for (let step = 0; step < 50; step += 1) {
        const user = accountOf(chain, 1 + Math.floor(random() * users.length))
        const other = users.find((each) => each !== user)
        const share = await shareOf(user)
        const kind = random()
        const amount = BigInt(Math.floor(10 ** (random() * 15))) + 1n
        if (kind < 0.3 || share === 0n) await wrapper.send(user, 'deposit', [amount])
        else if (kind < 0.5) await wrapper.send(user, 'depositReferral', [amount, other])
        else if (kind < 0.7)
          await wrapper.send(user, 'withdraw', [1n + (share * BigInt(Math.floor(random() * 1000))) / 1001n])
        else if (kind < 0.75) await wrapper.send(user, 'withdrawAll')
        else await wrapper.send(user, kind < 0.9 ? 'claimTonic' : 'claimFee')
        let shares = 0n
        let claims = 0n
        for (const each of users) {
          shares += await shareOf(each)
          claims += (await tonicOf(each)) + (await feeOf(each))
        }
        expect(await readUint(wrapper, 'totalShares')).toBe(shares)
        expect(((await pool.read('userInfo', [wrapper.address])) as [bigint, bigint])[0]).toBe(shares)
        const earned = (await balanceOf(tonic, wrapper)) + (await readUint(pool, 'pendingReward', [wrapper.address]))
        expect(claims).toBeLessThanOrEqual(earned)
        expect(earned - claims).toBeLessThan(500n)
      }
      for (const user of users) {
        if ((await shareOf(user)) > 0n) await wrapper.send(user, 'withdrawAll')
        await wrapper.send(user, 'claimTonic')
        expect(await balanceOf(token, user)).toBe(START)
      }
      // Fees grow until the last of the others has left.
      for (const user of users) await wrapper.send(user, 'claimFee')
      expect(await balanceOf(tonic, wrapper)).toBeLessThan(500n)
    }))
})
