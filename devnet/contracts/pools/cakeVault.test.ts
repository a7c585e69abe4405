import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  balanceOf,
  deployCakeChef,
  deployReenterer,
  mine,
  readBlockNumber,
  readUint,
  usersOf,
} from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, approve, deployToken, ONE, owner, treasury } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const PER_BLOCK = 80n * ONE
/** The vault is alone in pool 0, which gets a quarter. */
const POOL_PER_BLOCK = PER_BLOCK / 4n
const START = 10n ** 27n
const HOUR_SEC = 3_600
const VIRTUAL = 1_000n
const seed = testSeed()

let chain: TestChain
let cake: TestContract
let chef: TestContract
let vault: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ cake, chef } = await deployCakeChef(chain, PER_BLOCK))
  await chef.send(owner(chain), 'add', [(await deployToken(chain, 'LP')).address, 600n])
  vault = await chain.deploy('CakeVault', [cake.address, chef.address, treasury(chain)])
  await approve(cake, vault, chain.accounts.slice(0, 5))
})
afterAll(() => chain.stop())

const userOf = async (account: string) => {
  const info = (await vault.read('userInfo', [account])) as Readonly<Record<string, bigint>>
  return {
    shares: info['shares'] ?? 0n,
    lastDepositedTime: info['lastDepositedTime'] ?? 0n,
    cakeAtLastUserAction: info['cakeAtLastUserAction'] ?? 0n,
    lastUserActionTime: info['lastUserActionTime'] ?? 0n,
  }
}

/** Tokens that an account's shares stand for, as the app computes them. */
const worthOf = async (account: string) =>
  ((await userOf(account)).shares * (await readUint(vault, 'getPricePerFullShare'))) / ONE

describe('automatic vault', () => {
  it('gives the first deposit a share per token, and later ones shares at the current price', () =>
    chain.withSnapshot(async () => {
      await expect(vault.send(alice, 'deposit', [0n])).rejects.toThrow('Nothing to deposit')
      const { events, timeSec } = await vault.send(alice, 'deposit', [100n * ONE])
      expect(events.map(({ name, args }) => [name, ...(args.toArray().slice(1) as bigint[])])).toEqual([
        ['Deposit', 100n * ONE, 100n * ONE, BigInt(timeSec)],
      ])
      expect(await readUint(vault, 'getPricePerFullShare')).toBe(ONE)
      await mine(chain, 10)
      await vault.send(carol, 'harvest')
      const [assets, shares] = [await readUint(vault, 'balanceOf'), await readUint(vault, 'totalShares')]
      await vault.send(bob, 'deposit', [50n * ONE])
      expect((await userOf(bob)).shares).toBe((50n * ONE * (shares + VIRTUAL)) / (assets + VIRTUAL))
      expect(await worthOf(bob)).toBeLessThanOrEqual(50n * ONE)
      expect(50n * ONE - (await worthOf(bob))).toBeLessThan(100n)
    }))

  it('divides a harvest between depositors, treasury and caller, to the wei', () =>
    chain.withSnapshot(async () => {
      const first = await vault.send(alice, 'deposit', [100n * ONE])
      await mine(chain, 20)
      const gainNow = ((await readBlockNumber(chain)) - BigInt(first.blockNumber)) * POOL_PER_BLOCK
      expect(await readUint(vault, 'calculateTotalPendingCakeRewards')).toBe(gainNow)
      expect(await readUint(vault, 'calculateHarvestCakeRewards')).toBe((gainNow * 25n) / 10_000n)
      const { events, blockNumber, timeSec } = await vault.send(bob, 'harvest')
      const gain = BigInt(blockNumber - first.blockNumber) * POOL_PER_BLOCK
      const [fee, bounty] = [(gain * 200n) / 10_000n, (gain * 25n) / 10_000n]
      expect(events.map(({ name, args }) => [name, ...(args.toArray() as unknown[])])).toEqual([
        ['Harvest', bob, fee, bounty],
      ])
      expect(await balanceOf(cake, bob)).toBe(START + bounty)
      expect(await balanceOf(cake, treasury(chain))).toBe(fee)
      expect(await readUint(vault, 'balanceOf')).toBe(100n * ONE + gain - fee - bounty)
      expect(await readUint(chef, 'totalStaked', [0n])).toBe(100n * ONE + gain - fee - bounty)
      expect(await readUint(vault, 'lastHarvestedTime')).toBe(BigInt(timeSec))
      // Recent profit, as the app computes it.
      const profit = (await worthOf(alice)) - (await userOf(alice)).cakeAtLastUserAction
      expect(gain - fee - bounty - profit).toBeLessThan(10n ** 5n)
      expect(profit).toBeLessThanOrEqual(gain - fee - bounty)
    }))

  it('pays a bounty to the first caller; the next one gets that of later blocks', () =>
    chain.withSnapshot(async () => {
      await vault.send(alice, 'deposit', [ONE])
      await mine(chain, 100)
      await vault.send(bob, 'harvest')
      await vault.send(carol, 'harvest')
      const bounty = (await balanceOf(cake, carol)) - START
      expect(bounty).toBeLessThanOrEqual((POOL_PER_BLOCK * 25n) / 10_000n)
      expect((POOL_PER_BLOCK * 25n) / 10_000n - bounty).toBeLessThan(10n)
    }))

  it('pays rewards that a deposit or withdrawal collected with the next harvest, fees included', () =>
    chain.withSnapshot(async () => {
      const first = await vault.send(alice, 'deposit', [100n * ONE])
      await vault.send(bob, 'deposit', [100n * ONE])
      await vault.send(alice, 'withdraw', [50n * ONE])
      expect(await readUint(vault, 'balanceOf')).toBe(150n * ONE)
      const { blockNumber, events } = await vault.send(carol, 'harvest')
      const gain = BigInt(blockNumber - first.blockNumber) * POOL_PER_BLOCK
      const fee = events[0]?.args['performanceFee'] as bigint
      expect(fee).toBeLessThanOrEqual((gain * 200n) / 10_000n)
      expect((gain * 200n) / 10_000n - fee).toBeLessThan(10n)
      expect(await balanceOf(cake, vault)).toBe(0n)
    }))

  it('gives everything harvested without depositors to treasury and caller', () =>
    chain.withSnapshot(async () => {
      await vault.send(alice, 'deposit', [ONE])
      await vault.send(alice, 'withdrawAll')
      const dust = await readUint(vault, 'balanceOf')
      await mine(chain, 50)
      await vault.send(bob, 'harvest')
      expect(await readUint(vault, 'balanceOf')).toBe(dust)
      await vault.send(bob, 'deposit', [ONE])
      expect(await worthOf(bob)).toBe(ONE)
    }))
})

describe('withdrawal fee', () => {
  it('applies for 72 hours after the last deposit, to the whole withdrawal', () =>
    chain.withSnapshot(async () => {
      await vault.send(alice, 'deposit', [100n * ONE])
      const second = await vault.send(alice, 'deposit', [100n * ONE])
      await chain.setNextTime(second.timeSec + 72 * HOUR_SEC - 1)
      const before = await balanceOf(cake, alice)
      await vault.send(alice, 'withdraw', [100n * ONE])
      expect((await balanceOf(cake, alice)) - before).toBe((100n * ONE * 9_990n) / 10_000n)
      expect(await balanceOf(cake, treasury(chain))).toBe((100n * ONE * 10n) / 10_000n)
      await chain.setNextTime(second.timeSec + 72 * HOUR_SEC)
      await vault.send(alice, 'withdrawAll')
      expect(await balanceOf(cake, alice)).toBe(START - ONE / 10n)
      expect((await userOf(alice)).shares).toBe(0n)
      expect((await userOf(alice)).cakeAtLastUserAction).toBe(0n)
    }))

  it('starts again for the whole stake with each deposit', () =>
    chain.withSnapshot(async () => {
      const first = await vault.send(alice, 'deposit', [100n * ONE])
      await chain.setNextTime(first.timeSec + 71 * HOUR_SEC)
      const second = await vault.send(alice, 'deposit', [1_000n])
      expect((await userOf(alice)).lastDepositedTime).toBe(BigInt(second.timeSec))
      await chain.setNextTime(first.timeSec + 73 * HOUR_SEC)
      await vault.send(alice, 'withdrawAll')
      expect(await balanceOf(cake, alice)).toBe(START - (100n * ONE + 1_000n) / 1_000n)
    }))

  it('rejects more shares than an account has, and none', () =>
    chain.withSnapshot(async () => {
      await vault.send(alice, 'deposit', [ONE])
      await expect(vault.send(alice, 'withdraw', [ONE + 1n])).rejects.toThrow('Withdraw amount exceeds balance')
      await expect(vault.send(alice, 'withdraw', [0n])).rejects.toThrow('Nothing to withdraw')
      await expect(vault.send(bob, 'withdrawAll')).rejects.toThrow('Nothing to withdraw')
    }))
})

describe('owner of the vault', () => {
  it('can pause deposits and harvests, but no withdrawal', () =>
    chain.withSnapshot(async () => {
      const { timeSec } = await vault.send(alice, 'deposit', [10n * ONE])
      await expect(vault.send(alice, 'pause')).rejects.toThrow()
      await vault.send(owner(chain), 'pause')
      expect(await vault.read('paused')).toBe(true)
      await expect(vault.send(bob, 'deposit', [ONE])).rejects.toThrow()
      await expect(vault.send(bob, 'harvest')).rejects.toThrow()
      await chain.setNextTime(timeSec + 72 * HOUR_SEC)
      await vault.send(alice, 'withdraw', [10n * ONE])
      expect(await balanceOf(cake, alice)).toBe(START)
      await vault.send(owner(chain), 'unpause')
      await vault.send(bob, 'deposit', [ONE])
    }))

  it('can take deposits out of a failing farm, for depositors to withdraw, and stake them again', () =>
    chain.withSnapshot(async () => {
      const { timeSec } = await vault.send(alice, 'deposit', [10n * ONE])
      await vault.send(bob, 'deposit', [30n * ONE])
      await cake.send(owner(chain), 'setMinter', [chef.address, false])
      await expect(vault.send(alice, 'withdrawAll')).rejects.toThrow('not a minter')
      await expect(vault.send(alice, 'emergencyWithdraw')).rejects.toThrow()
      await vault.send(owner(chain), 'emergencyWithdraw')
      await vault.send(owner(chain), 'emergencyWithdraw')
      await chain.setNextTime(timeSec + 72 * HOUR_SEC)
      await vault.send(alice, 'withdrawAll')
      expect(await balanceOf(cake, alice)).toBe(START)
      await cake.send(owner(chain), 'setMinter', [chef.address, true])
      await vault.send(owner(chain), 'unpause')
      expect(await readUint(chef, 'totalStaked', [0n])).toBe(30n * ONE)
      await chain.setNextTime(timeSec + 144 * HOUR_SEC + 60)
      await vault.send(bob, 'withdrawAll')
      expect(await balanceOf(cake, bob)).toBe(START)
    }))

  it('can set fees up to their limits', () =>
    chain.withSnapshot(async () => {
      const setFees = (...fees: readonly number[]) => vault.send(owner(chain), 'setFees', [...fees, bob])
      await setFees(500, 100, 100, 72 * HOUR_SEC)
      expect(await readUint(vault, 'callFee')).toBe(100n)
      await expect(setFees(501, 100, 100, 1)).rejects.toThrow('harvest fee is too high')
      await expect(setFees(500, 101, 100, 1)).rejects.toThrow('harvest fee is too high')
      await expect(setFees(500, 100, 101, 1)).rejects.toThrow('withdrawal fee is too high')
      await expect(setFees(500, 100, 100, 72 * HOUR_SEC + 1)).rejects.toThrow('withdrawal fee is too high')
      await expect(vault.send(alice, 'setFees', [0, 0, 0, 0, alice])).rejects.toThrow()
    }))

  it('cannot raise the fees on rewards that are earned already', () =>
    chain.withSnapshot(async () => {
      const first = await vault.send(alice, 'deposit', [100n * ONE])
      await mine(chain, 20)
      const set = await vault.send(owner(chain), 'setFees', [500, 100, 100, 0, bob])
      const gain = BigInt(set.blockNumber - first.blockNumber) * POOL_PER_BLOCK
      // Performance fee and bounty.
      expect(await balanceOf(cake, treasury(chain))).toBe((gain * 225n) / 10_000n)
      expect(await readUint(vault, 'calculateTotalPendingCakeRewards')).toBe(0n)
      expect(await balanceOf(cake, bob)).toBe(START)
    }))
})

describe('attacks', () => {
  it('by inflating the price of a share cost the attacker more than the victim', () =>
    chain.withSnapshot(async () => {
      await vault.send(bob, 'deposit', [1n])
      await cake.send(bob, 'transfer', [vault.address, 10_000n * ONE])
      await vault.send(bob, 'harvest')
      await vault.send(alice, 'deposit', [10_000n * ONE])
      expect(await worthOf(alice)).toBeGreaterThan((9_980n * 10_000n * ONE) / 10_000n)
      expect(await worthOf(bob)).toBeLessThan(100n * ONE)
      await expect(vault.send(carol, 'deposit', [10n])).rejects.toThrow('Amount is worth no share')
    }))

  it.each([
    ['withdrawAll()', []],
    ['harvest()', []],
    ['deposit(uint256)', [ONE]],
  ])('by calling %s during a payment gain nothing', (fn, args) =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const farm = await chain.deploy('CakeMasterChef', [hooked.address, 0n, 'Staked', 'stHOOK'])
      const target = await chain.deploy('CakeVault', [hooked.address, farm.address, treasury(chain)])
      const attacker = await deployReenterer(chain)
      await hooked.send(bob, 'mint', [attacker.account.address, 20n * ONE])
      await hooked.send(bob, 'mint', [bob, 10n * ONE])
      await approve(hooked, target, [bob])
      await target.send(bob, 'deposit', [10n * ONE])
      await attacker.run(hooked, 'approve(address,uint256)', [target.address, 20n * ONE])
      await attacker.run(target, 'deposit(uint256)', [10n * ONE])
      await chain.withSnapshot(() => attacker.run(target, fn, args))
      await hooked.send(bob, 'setHook', [attacker.account.address])
      await attacker.arm(target, fn, args)
      await attacker.run(target, 'withdraw(uint256)', [4n * ONE])
      const [tries, successes] = await attacker.tried()
      expect(tries).toBeGreaterThan(0n)
      expect(successes).toBe(0n)
      expect(await balanceOf(hooked, attacker.account)).toBe(10n * ONE + (4n * ONE * 9_990n) / 10_000n)
      expect(await readUint(target, 'balanceOf')).toBe(16n * ONE)
    }),
  )
})

describe('invariants', () => {
  it('hold after every random step: claims are covered, the price never falls, and nothing gets lost', () =>
    chain.withSnapshot(async () => {
      const random = seededRandom(seed)
      const users = [alice, bob, carol]
      const supply = await readUint(cake, 'totalSupply')
      let [assets, shares] = [VIRTUAL, VIRTUAL]
      for (let step = 0; step < 60; step += 1) {
        const user = accountOf(chain, 1 + Math.floor(random() * users.length))
        const held = (await userOf(user)).shares
        const kind = random()
        if (kind < 0.4 || held === 0n) {
          const amount = BigInt(Math.floor(10 ** (1 + random() * 14))) * 10n ** BigInt(Math.floor(random() * 9))
          await vault.send(user, 'deposit', [amount]).catch((error: unknown) => {
            if (!String(error).includes('Amount is worth no share')) throw error
          })
        } else if (kind < 0.7)
          await vault.send(user, 'withdraw', [1n + (held * BigInt(Math.floor(random() * 1000))) / 1001n])
        else if (kind < 0.75) await vault.send(user, 'withdrawAll')
        else if (kind < 0.95) await vault.send(user, 'harvest')
        else await cake.send(user, 'transfer', [vault.address, BigInt(Math.floor(random() * 1e15))])
        let claims = 0n
        for (const each of users) claims += await worthOf(each)
        const now = await readUint(vault, 'balanceOf')
        expect(claims).toBeLessThanOrEqual(now)
        expect((await balanceOf(cake, vault)) + (await readUint(chef, 'totalStaked', [0n]))).toBeGreaterThanOrEqual(now)
        const [nextAssets, nextShares] = [now + VIRTUAL, (await readUint(vault, 'totalShares')) + VIRTUAL]
        expect(nextAssets * shares).toBeGreaterThanOrEqual(assets * nextShares)
        ;[assets, shares] = [nextAssets, nextShares]
      }
      for (const user of users) if ((await userOf(user)).shares > 0n) await vault.send(user, 'withdrawAll')
      await vault.send(bob, 'harvest')
      const minted = (await readUint(cake, 'totalSupply')) - supply
      let out = (await balanceOf(cake, treasury(chain))) + (await readUint(vault, 'balanceOf'))
      for (const user of users) out += await balanceOf(cake, user)
      expect(out).toBe(3n * START + minted)
      expect(await readUint(vault, 'totalShares')).toBe(0n)
    }))
})
