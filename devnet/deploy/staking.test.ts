import { MaxUint256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productToken } from '../brand.ts'
import { balanceOf, mine, readBlockNumber, readUint } from '../testing/stakingFixtures.ts'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { rolesOf } from './accounts.ts'

const ONE = 10n ** 18n

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let roles: ReturnType<typeof rolesOf>
let chef: TestContract
let vault: TestContract
let wrapper: TestContract
let product: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startDeployedChain()
  roles = rolesOf(chain.accounts)
  const { contracts } = chain.deployment.farms
  chef = chain.at('CakeMasterChef', contracts.masterChef)
  vault = chain.at('CakeVault', contracts.cakeVault)
  wrapper = chain.at('StakeWrapper', contracts.stakeWrapper)
  product = chain.at('TestToken', chain.deployment.contracts.product)
  ;[alice, bob] = roles.users
})
afterAll(() => chain.stop())

const CONTRACTS = { token: 'SmartChef', nativeStake: 'NativeSmartChef', nativeReward: 'NativeRewardSmartChef' } as const

function poolOf(stakedToken: string, rewardToken: string): TestContract {
  const pool = chain.deployment.farms.pools.find(
    (each) => each.stakedToken === stakedToken && each.rewardToken === rewardToken && each.kind !== 'manual',
  )
  if (pool === undefined || pool.kind === 'manual') throw new Error(`No pool of ${stakedToken} for ${rewardToken}`)
  return chain.at(CONTRACTS[pool.kind], pool.contract)
}

const stakeIn = async (pid: number, account: string) =>
  ((await chef.read('userInfo', [pid, account])) as { amount: bigint }).amount

describe('product farms', () => {
  it('have the pids, LP tokens and multipliers of the list, and stakes of users and traders', async () => {
    const { list } = chain.deployment.farms
    expect(list.map(({ token, quoteToken }) => [token, quoteToken])).toEqual([
      [productToken.symbol, undefined],
      [productToken.symbol, 'WCRO'],
      ['USDC', 'WCRO'],
      ['stUSD', productToken.symbol],
      ['PHOTON', 'WCRO'],
      ['SYRUP', 'WCRO'],
    ])
    expect(list.filter(({ isCommunity }) => isCommunity === true).map(({ pid }) => pid)).toEqual([4])
    const allocPoints: bigint[] = []
    for (const { pid, lpToken } of list) {
      const pool = (await chef.read('poolInfo', [pid])) as { lpToken: string; allocPoint: bigint }
      expect(pool.lpToken).toBe(lpToken)
      allocPoints.push(pool.allocPoint)
      for (const account of [alice, bob, ...roles.traders]) expect(await stakeIn(pid, account)).toBeGreaterThan(0n)
    }
    expect(allocPoints).toEqual([2_500n, 4_000n, 2_000n, 1_000n, 500n, 0n])
    expect(await readUint(chef, 'totalAllocPoint')).toBe(10_000n)
  })

  it('stake the LP tokens of the tokens that the list names', async () => {
    const { list } = chain.deployment.farms
    for (const { lpToken, token, quoteToken } of list) {
      if (quoteToken === undefined) continue
      const pair = chain.at('UniswapV2Pair', lpToken)
      const sides = [await pair.read('token0'), await pair.read('token1')]
      const expected = [token, quoteToken].map((symbol) => chain.deployment.tokens[symbol]?.address)
      expect(new Set(sides)).toEqual(new Set(expected))
    }
  })

  it('pay users what they earned, also in the inactive farm, where nothing more accrues', () =>
    chain.withSnapshot(async () => {
      const inactive = await readUint(chef, 'pendingCake', [5, alice])
      expect(inactive).toBeGreaterThan(0n)
      await mine(chain, 10)
      expect(await readUint(chef, 'pendingCake', [5, alice])).toBe(inactive)
      const before = await balanceOf(product, alice)
      await chef.send(alice, 'withdraw', [5, await stakeIn(5, alice)])
      expect((await balanceOf(product, alice)) - before).toBe(inactive)
      await chef.send(alice, 'leaveStaking', [await stakeIn(0, alice)])
      expect(await stakeIn(0, alice)).toBe(0n)
    }))
})

describe('pools', () => {
  it('are at least eight, with every kind of term', async () => {
    const { pools } = chain.deployment.farms
    expect(pools.map(({ sousId }) => sousId)).toEqual(pools.map((_, index) => index))
    expect(pools.length).toBeGreaterThanOrEqual(8)
    expect(pools[0]).toMatchObject({ kind: 'manual', contract: chef.address })
    const now = await readBlockNumber(chain)
    // Ended, starts later, ends soon.
    expect(await readUint(poolOf('stUSD', 'PHOTON'), 'bonusEndBlock')).toBeLessThan(now)
    expect(await readUint(poolOf(productToken.symbol, 'LION'), 'startBlock')).toBeGreaterThan(now + 1_000n)
    expect(await readUint(poolOf(productToken.symbol, 'WCRO'), 'bonusEndBlock')).toBeLessThan(now + 3_000n)
    // A lasting limit, and one that ends before its pool.
    expect(await poolOf(productToken.symbol, 'USDC').read('hasUserLimit')).toBe(true)
    const limited = poolOf(productToken.symbol, 'DOGE')
    expect(await limited.read('hasUserLimit')).toBe(true)
    expect(
      (await readUint(limited, 'startBlock')) + (await readUint(limited, 'numberBlocksForUserLimit')),
    ).toBeLessThan(await readUint(limited, 'bonusEndBlock'))
    // Its funds have run out.
    expect(await readUint(poolOf('VVS', 'FER'), 'rewardReserve')).toBeLessThan(
      await readUint(poolOf('VVS', 'FER'), 'rewardPerBlock'),
    )
  })

  it('accrue for users while live and funded, and hold what they owe', async () => {
    for (const { kind, contract, stakedToken, rewardToken } of chain.deployment.farms.pools) {
      if (kind === 'manual') continue
      const pool = poolOf(stakedToken, rewardToken)
      const name = `${stakedToken} for ${rewardToken}`
      const held =
        kind === 'nativeReward'
          ? await chain.balanceOf(contract)
          : await balanceOf(chain.at('TestToken', chain.deployment.tokens[rewardToken]?.address ?? ''), contract)
      const stakers = kind === 'nativeStake' ? roles.traders : [alice, bob]
      const before = await Promise.all(stakers.map((account) => readUint(pool, 'pendingReward', [account])))
      expect(held, name).toBeGreaterThanOrEqual(before.reduce((sum, each) => sum + each, 0n))
      const isPaying = !['LION', 'PHOTON', 'FER'].includes(rewardToken)
      await chain.withSnapshot(async () => {
        await mine(chain, 5)
        for (const [index, account] of stakers.entries()) {
          const gain = (await readUint(pool, 'pendingReward', [account])) - (before[index] ?? 0n)
          if (isPaying) expect(gain, name).toBeGreaterThan(0n)
          else if (rewardToken !== 'FER') expect(gain, name).toBe(0n)
        }
      })
    }
    expect(await readUint(poolOf('stUSD', 'PHOTON'), 'pendingReward', [alice])).toBeGreaterThan(0n)
  })

  it('reject the blacklisted account', async () => {
    const pool = poolOf('WCRO', productToken.symbol)
    await expect(pool.send(roles.blacklisted, 'deposit', [], ONE)).rejects.toThrow('account is blacklisted')
    await chain.withSnapshot(() => pool.send(alice, 'deposit', [], ONE))
  })
})

describe('automatic vault and stake wrapper', () => {
  it('have stakes of users, and a bounty for whoever harvests', () =>
    chain.withSnapshot(async () => {
      expect(await readUint(vault, 'getPricePerFullShare')).toBeGreaterThan(ONE)
      for (const account of [alice, bob])
        expect(((await vault.read('userInfo', [account])) as { shares: bigint }).shares).toBeGreaterThan(0n)
      await mine(chain, 5)
      const bounty = await readUint(vault, 'calculateHarvestCakeRewards')
      expect(bounty).toBeGreaterThan(0n)
      const before = await balanceOf(product, bob)
      await vault.send(bob, 'harvest')
      expect((await balanceOf(product, bob)) - before).toBeGreaterThan(bounty)
    }))

  it('pay the referrer of the first user', () =>
    chain.withSnapshot(async () => {
      expect(await wrapper.read('referrerOf', [alice])).toBe(bob)
      const tonic = chain.at('TestToken', chain.deployment.tokens['TONIC']?.address ?? '')
      const before = await balanceOf(tonic, bob)
      await wrapper.send(bob, 'claimFee')
      expect(await balanceOf(tonic, bob)).toBeGreaterThan(before)
    }))

  it('leave the users no allowances, and traders one for everything they stake in', async () => {
    const spenders = [chef.address, vault.address]
    for (const spender of spenders) {
      for (const user of roles.users) expect(await readUint(product, 'allowance', [user, spender])).toBe(0n)
      for (const trader of roles.traders)
        expect(await readUint(product, 'allowance', [trader, spender])).toBeGreaterThan(MaxUint256 / 2n)
    }
  })
})
