import { MaxUint256, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import {
  deployPool,
  exactValue,
  FEE_BPS,
  type PoolUnderTest,
  priceOf,
  TOKEN_RATES,
} from '../../testing/swapPoolFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, ONE, owner } from '../../testing/vaultFixtures.ts'

/** Shares of nobody. */
const LOCKED = 1_000n

let chain: TestChain
let under: PoolUnderTest
let pool: TestContract
let base: TestContract
let same: TestContract
let six: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  under = await deployPool(chain)
  ;({ pool, base, same, six } = under)
})
afterAll(() => chain.stop())

const add = (account: string, token: TestContract, amount: bigint) =>
  pool.send(account, 'addLiquidity', [token.address, amount])
const swap = (account: string, token: TestContract, amount: bigint) =>
  pool.send(account, 'swap', [token.address, amount])
const reserve = (token: TestContract) => readUint(pool, 'reserveOf', [token.address])
const shares = (account: string) => readUint(pool, 'sharesOf', [account])

describe('SwapPool', () => {
  it('names its tokens and rates', async () => {
    expect(await pool.read('tokens')).toEqual([base.address, same.address, six.address])
    expect(await pool.read('baseToken')).toBe(base.address)
    const rates = [base, same, six].map((token) => readUint(pool, 'rateOf', [token.address]))
    expect(await Promise.all(rates)).toEqual(TOKEN_RATES)
    const acceptable = [base.address, same.address, six.address, ZeroAddress].map((token) =>
      pool.read('isAcceptable', [token]),
    )
    expect(await Promise.all(acceptable)).toEqual([false, true, true, false])
  })

  it('swaps at the rate less the fee, rounded down, across decimals', () =>
    chain.withSnapshot(async () => {
      await add(bob, base, 1_000n * ONE)
      for (const [token, amount, index] of [
        [same, 3n * ONE + 1n, 1],
        [six, 7_000_001n, 2],
      ] as const) {
        const out = priceOf(index, amount)
        expect(await readUint(pool, 'getAmountOut', [token.address, amount])).toBe(out)
        const before = await balanceOf(base, alice)
        const { events } = await swap(alice, token, amount)
        expect(eventRows(events)).toEqual([['Swap', alice, token.address, amount, out]])
        expect((await balanceOf(base, alice)) - before).toBe(out)
        expect(await reserve(token)).toBe(amount)
      }
      expect(await reserve(base)).toBe(1_000n * ONE - priceOf(1, 3n * ONE + 1n) - priceOf(2, 7_000_001n))
      expect(await balanceOf(base, pool)).toBe(await reserve(base))
    }))

  it('pays in full or not at all', () =>
    chain.withSnapshot(async () => {
      await expect(swap(alice, same, ONE)).rejects.toThrow('Not enough liquidity')
      await add(bob, base, priceOf(1, 5n * ONE))
      await expect(swap(alice, same, 5n * ONE + ONE / 1_000n)).rejects.toThrow('Not enough liquidity')
      await swap(alice, same, 5n * ONE)
      expect(await reserve(base)).toBe(0n)
      await expect(swap(alice, same, 0n)).rejects.toThrow('Amount is too small')
      // Its fee leaves nothing.
      await expect(swap(alice, same, 1n)).rejects.toThrow('Amount is too small')
    }))

  it('takes no other token', async () => {
    const other = await chain.deploy('TestToken', ['Other', 'OTH', 18, ONE])
    await other.send(owner(chain), 'approve', [pool.address, MaxUint256])
    for (const fn of ['swap', 'addLiquidity']) {
      await expect(pool.send(owner(chain), fn, [other.address, ONE])).rejects.toThrow('Not acceptable')
    }
    await expect(pool.read('getAmountOut', [other.address, ONE])).rejects.toThrow('Not acceptable')
    await expect(swap(alice, base, ONE)).rejects.toThrow('Not acceptable')
  })

  it('gives fees to those who provide liquidity, and all reserves back but for the locked shares', () =>
    chain.withSnapshot(async () => {
      const before = await Promise.all([bob, carol].map((account) => balanceOf(base, account)))
      await add(bob, base, 100n * ONE)
      await swap(alice, same, 40n * ONE)
      const { events } = await add(carol, base, 100n * ONE)
      const fee = 40n * ONE - priceOf(1, 40n * ONE)
      // 100 shares are worth 100 and the fee.
      expect(await shares(carol)).toBe((100n * ONE * 100n * ONE) / (100n * ONE + fee))
      expect(events[0]?.args['shares']).toBe(await shares(carol))
      await swap(alice, six, 20_000_000n)
      for (const account of [carol, bob]) await pool.send(account, 'removeLiquidity', [await shares(account)])
      expect(await readUint(pool, 'totalShares')).toBe(LOCKED)
      // All that is left of the token with 6 decimals is one base unit.
      expect(await Promise.all([base, same].map(reserve))).toSatisfy((left: bigint[]) =>
        left.every((each) => each <= LOCKED),
      )
      expect(await reserve(six)).toBe(1n)
      for (const token of [base, same, six]) expect(await balanceOf(token, pool)).toBe(await reserve(token))
      const left = (await exactValue(under)) / ONE
      const [bobGained = 0n, carolGained = 0n] = await Promise.all(
        [bob, carol].map(async (account, index) => {
          const gained = (await balanceOf(base, account)) - (before[index] ?? 0n)
          const [sameHeld, sixHeld] = await Promise.all([same, six].map((token) => balanceOf(token, account)))
          const started = 10n ** 27n
          return gained + (sameHeld ?? 0n) - started + ((sixHeld ?? 0n) - 10n ** 15n) * 10n ** 12n
        }),
      )
      const secondFee = 20n * ONE - priceOf(2, 20_000_000n)
      expect(bobGained + carolGained).toBe(fee + secondFee - left)
      expect(bobGained).toBeGreaterThanOrEqual(fee + secondFee / 2n - 2n * 10n ** 12n)
      // A part of a base unit with 6 decimals is lost to rounding.
      expect(carolGained).toBeGreaterThan(secondFee / 2n - secondFee / 100n - 10n ** 12n)
    }))

  it('takes the fee of a swap from whoever adds another token, so that this is no cheaper swap', () =>
    chain.withSnapshot(async () => {
      await add(bob, base, 100n * ONE)
      await add(alice, same, 100n * ONE)
      expect(await shares(alice)).toBe(priceOf(1, 100n * ONE))
      await pool.send(alice, 'removeLiquidity', [await shares(alice)])
      // A half in each token, less half of the fee, which bob now owns.
      const exact = await exactValue(under)
      expect(exact).toBeGreaterThan(100n * ONE * ONE)
    }))

  it('lets nobody leave worse tokens to the others', () =>
    chain.withSnapshot(async () => {
      await add(bob, base, 100n * ONE)
      await add(carol, base, 100n * ONE)
      await swap(alice, same, 100n * ONE)
      const { events } = await pool.send(carol, 'removeLiquidity', [100n * ONE])
      const baseLeft = 200n * ONE - priceOf(1, 100n * ONE)
      expect(events[0]?.args['amounts']).toEqual([baseLeft / 2n, 50n * ONE, 0n])
      expect(await reserve(same)).toBe(50n * ONE)
    }))

  it('removes only shares that an account has', () =>
    chain.withSnapshot(async () => {
      await add(bob, base, ONE)
      await expect(pool.send(bob, 'removeLiquidity', [0n])).rejects.toThrow('Nothing to remove')
      await expect(pool.send(bob, 'removeLiquidity', [ONE + 1n])).rejects.toThrow('Not enough shares')
      await expect(pool.send(alice, 'removeLiquidity', [1n])).rejects.toThrow('Not enough shares')
    }))

  it('is not moved by transfers to it', () =>
    chain.withSnapshot(async () => {
      await expect(add(alice, base, LOCKED)).rejects.toThrow('Amount is too small')
      await add(alice, base, LOCKED + 1n)
      expect(await shares(alice)).toBe(1n)
      await base.send(alice, 'transfer', [pool.address, 100n * ONE])
      await same.send(alice, 'transfer', [pool.address, 100n * ONE])
      expect(await readUint(pool, 'totalValue')).toBe(LOCKED + 1n)
      await add(bob, base, 7n)
      expect(await shares(bob)).toBe(7n)
      await expect(swap(carol, same, ONE)).rejects.toThrow('Not enough liquidity')
    }))

  it('does not let whoever comes first round the shares of the next one down', () =>
    chain.withSnapshot(async () => {
      const reserves = async () => (await exactValue(under)) / ONE
      const total = () => readUint(pool, 'totalShares')
      await add(alice, same, 10_000n)
      // Adding a bit less than two shares are worth gives one share, and makes each share worth more.
      for (let round = 0; round < 120; round += 1) {
        const spare = (await shares(alice)) - 1n
        if (spare > 0n) await pool.send(alice, 'removeLiquidity', [spare])
        await add(alice, base, (2n * (await reserves()) - 1n) / (await total()))
      }
      const price = (await reserves()) / (await total())
      const amount = price > ONE ? 2n * price - 1n : ONE
      await add(bob, base, amount)
      const worth = ((await reserves()) * (await shares(bob))) / (await total())
      expect(amount - worth).toBeLessThan(amount / 1_000n)
    }))

  it('counts what arrives of a token with a transfer fee', () =>
    chain.withSnapshot(async () => {
      const taxed = await chain.deploy('FeeToken', ['Taxed', 'TAX', 1_000n * ONE])
      const other = await chain.deploy('SwapPool', [base.address, FEE_BPS, [taxed.address], [ONE]])
      await approve(base, other, [bob])
      await taxed.send(owner(chain), 'transfer', [alice, 100n * ONE])
      await taxed.send(alice, 'approve', [other.address, MaxUint256])
      await other.send(bob, 'addLiquidity', [base.address, 100n * ONE])
      const { events } = await other.send(alice, 'swap', [taxed.address, 10n * ONE])
      const received = await balanceOf(taxed, other)
      expect(received).toBeLessThan(10n * ONE)
      expect(events[0]?.args['amount']).toBe(received)
      expect(events[0]?.args['amountOut']).toBe(priceOf(1, received))
      expect(await readUint(other, 'reserveOf', [taxed.address])).toBe(received)
    }))

  it('can not be re-entered', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hooked', 'HOOK'])
      const other = await chain.deploy('SwapPool', [hooked.address, FEE_BPS, [same.address], [ONE]])
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hooked.send(owner(chain), 'mint', [account.address, 10n * ONE])
      await run(hooked, 'approve(address,uint256)', [other.address, MaxUint256])
      // What is left to add when it is called.
      await hooked.send(owner(chain), 'mint', [account.address, 2n * LOCKED])
      await hooked.send(owner(chain), 'setHook', [account.address])
      await arm(other, 'addLiquidity(address,uint256)', [hooked.address, 2n * LOCKED])
      await run(other, 'addLiquidity(address,uint256)', [hooked.address, 10n * ONE])
      expect(await tried()).toEqual([1n, 0n])
      await arm(other, 'removeLiquidity(uint256)', [1n])
      await run(other, 'removeLiquidity(uint256)', [4n * ONE])
      await approve(same, other, [alice])
      await other.send(alice, 'swap', [same.address, ONE])
      expect(await tried()).toEqual([3n, 0n])
      expect(await balanceOf(hooked, other)).toBe(await readUint(other, 'reserveOf', [hooked.address]))
    }))

  it('needs different tokens, a rate for each, and a fee of at most 1 %', async () => {
    const deploy = (feeBps: bigint, tokens: readonly string[], rates: readonly bigint[]) =>
      chain.deploy('SwapPool', [base.address, feeBps, tokens, rates])
    await expect(deploy(101n, [], [])).rejects.toThrow('Fee is too high')
    await expect(deploy(0n, [same.address], [])).rejects.toThrow('Not a rate for each token')
    await expect(deploy(0n, [same.address], [0n])).rejects.toThrow('Not a rate')
    await expect(deploy(0n, [same.address, same.address], [ONE, ONE])).rejects.toThrow('Token is listed twice')
    await expect(deploy(0n, [base.address], [ONE])).rejects.toThrow('Token is listed twice')
  })
})
