import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BASIC,
  deployIfo,
  deployIfoTokens,
  type IfoPlan,
  type IfoTokens,
  NOT_OWNER,
  poolOf,
  type Sale,
  UNLIMITED,
  usualPools,
} from '../../testing/ifoFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const [basic, unlimited] = usualPools

let chain: TestChain
let tokens: IfoTokens
let people: readonly string[]
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  people = usersOf(chain)
  ;[alice = '', bob = ''] = people
  tokens = await deployIfoTokens(chain, people)
})
afterAll(() => chain.stop())

const withSale = (plan: IfoPlan, run: (sale: Sale) => Promise<void>) =>
  chain.withSnapshot(async () => run(await deployIfo(chain, tokens, people, plan)))

const held = async (sale: Sale) => [await balanceOf(tokens.lp, sale.ifo), await balanceOf(tokens.offering, sale.ifo)]

describe('the owner', () => {
  it('can withdraw nothing before the sale has ended', () =>
    withSale({ pools: usualPools }, async (sale) => {
      const refuse = () => expect(sale.withdraw(0n, 1n)).rejects.toThrow('has not ended')
      await refuse()
      await sale.start()
      await sale.commit(alice, 100n * ONE, UNLIMITED)
      await refuse()
      await mineTo(chain, sale.endBlock - 1n)
      expect(await sale.withdrawable()).toEqual([0n, 0n])
      await refuse()
      await expect(sale.withdraw(1n, 0n)).resolves.toBeDefined()
    }))

  it('can withdraw the raised amount at once, and never what a harvest needs', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 2_000n * ONE, UNLIMITED)
      await sale.commit(bob, 3_000n * ONE, UNLIMITED)
      await sale.end()
      await mineTo(chain, sale.endBlock + 1n)
      // One base unit an account is kept back, because a commitment that buys nothing would pay nothing.
      const proceeds = unlimited.raising - 2n
      expect(await sale.withdrawable()).toEqual([proceeds, basic.offering])
      await expect(sale.withdraw(proceeds + 1n, 0n)).rejects.toThrow('more than withdrawable')
      await expect(sale.withdraw(0n, basic.offering + 1n)).rejects.toThrow('more than withdrawable')
      await expect(sale.ifo.send(alice, 'finalWithdraw', [1n, 0n])).rejects.toThrow(NOT_OWNER)
      const before = [await balanceOf(tokens.lp, owner(chain)), await balanceOf(tokens.offering, owner(chain))] as const
      const { events } = await sale.withdraw(proceeds, basic.offering)
      expect(eventRows(events)).toEqual([['AdminWithdraw', proceeds, basic.offering]])
      expect((await balanceOf(tokens.lp, owner(chain))) - before[0]).toBe(proceeds)
      expect((await balanceOf(tokens.offering, owner(chain))) - before[1]).toBe(basic.offering)
      expect(await sale.withdrawable()).toEqual([0n, 0n])
      await expect(sale.withdraw(1n, 0n)).rejects.toThrow('more than withdrawable')

      await sale.harvest(alice, UNLIMITED)
      // Of alice's refund of 1,600, and what was kept back for her.
      expect(await sale.withdrawable()).toEqual([16n * ONE + 1n, 0n])
      await sale.harvest(bob, UNLIMITED)
      expect(await sale.withdrawable()).toEqual([40n * ONE + 2n, 0n])
      await sale.withdraw(40n * ONE + 2n, 0n)
      expect(await held(sale)).toEqual([0n, 0n])
    }))

  it('gets unsold tokens back, of a pool that raised less', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 30n * ONE, BASIC)
      await sale.end()
      await mineTo(chain, sale.endBlock + 1n)
      const [lpAmount = 0n, unsold = 0n] = await sale.withdrawable()
      expect([lpAmount, unsold]).toEqual([30n * ONE - 1n, basic.offering - 300n * ONE + unlimited.offering])
      await sale.withdraw(lpAmount, unsold)
      expect(await held(sale)).toEqual([1n, 300n * ONE])
      await sale.harvest(alice, BASIC)
      await sale.withdraw(1n, 0n)
      expect(await held(sale)).toEqual([0n, 0n])
    }))

  it('gets all tokens back from a sale without commitments', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await sale.end()
      await sale.withdraw(0n, basic.offering + unlimited.offering)
      expect(await held(sale)).toEqual([0n, 0n])
    }))

  it('cannot draw on what was sent to the contract', () =>
    withSale({ pools: usualPools }, async (sale) => {
      await tokens.lp.send(alice, 'transfer', [sale.ifo.address, 5n * ONE])
      await sale.start()
      await sale.commit(bob, 2_000n * ONE, UNLIMITED)
      await sale.end()
      await sale.harvest(bob, UNLIMITED)
      expect(await sale.withdrawable()).toEqual([1_010n * ONE, basic.offering])
    }))
})

describe('commitments of base units', () => {
  // Seven tokens without decimals for 1,000 base units: a token costs 142.86 of them.
  const pools = [basic, poolOf(1_000n, { offering: 7n, hasTax: true })] as const

  it('that buy nothing pay nothing, and the proceeds are not paid out before that is known', () =>
    withSale({ pools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 200n, UNLIMITED)
      await sale.commit(bob, 1_800n, UNLIMITED)
      await sale.end()
      await mineTo(chain, sale.endBlock + 1n)
      const [first = 0n] = await sale.withdrawable()
      expect(first).toBe(1_000n - 2n * 143n)
      await sale.withdraw(first, basic.offering)
      await sale.harvest(alice, UNLIMITED)
      expect(await sale.withdrawable()).toEqual([900n - 143n - first, 1n])
      // Six tokens for 900, and a tax of 9.
      const before = await balanceOf(tokens.lp, bob)
      await sale.harvest(bob, UNLIMITED)
      expect((await balanceOf(tokens.lp, bob)) - before).toBe(891n)
      expect(await sale.withdrawable()).toEqual([909n - first, 1n])
      await sale.withdraw(909n - first, 1n)
      expect(await held(sale)).toEqual([0n, 0n])
    }))

  it('that buy nothing come back also where less than the raising amount was committed', () =>
    withSale({ pools }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 142n, UNLIMITED)
      await sale.commit(bob, 143n, UNLIMITED)
      await sale.end()
      const before = await balanceOf(tokens.lp, alice)
      await sale.harvest(alice, UNLIMITED)
      expect((await balanceOf(tokens.lp, alice)) - before).toBe(142n)
      await sale.harvest(bob, UNLIMITED)
      expect(await sale.withdrawable()).toEqual([143n, basic.offering + 6n])
    }))
})

describe('a minimum', () => {
  const minimumRaise = 320n * ONE

  it('that is missed refunds everything without a tax, and the owner gets the tokens only', () =>
    withSale({ pools: usualPools, minimumRaise }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 50n * ONE, BASIC)
      await sale.commit(bob, 270n * ONE - 1n, UNLIMITED)
      expect(await sale.ifo.read('isMinimumMet')).toBe(false)
      expect(await sale.amountsOf(bob, UNLIMITED)).toEqual({ offering: 0n, refunding: 270n * ONE - 1n, tax: 0n })
      await sale.end()
      await mineTo(chain, sale.endBlock + 1n)
      const offered = basic.offering + unlimited.offering
      expect(await sale.withdrawable()).toEqual([0n, offered])
      await sale.withdraw(0n, offered)
      for (const [account, pid, amount] of [
        [alice, BASIC, 50n * ONE],
        [bob, UNLIMITED, 270n * ONE - 1n],
      ] as const) {
        const before = await balanceOf(tokens.lp, account)
        await sale.harvest(account, pid)
        expect((await balanceOf(tokens.lp, account)) - before).toBe(amount)
      }
      expect(await sale.withdrawable()).toEqual([0n, 0n])
      expect(await held(sale)).toEqual([0n, 0n])
    }))

  it('may be met exactly', () =>
    withSale({ pools: usualPools, minimumRaise }, async (sale) => {
      expect(await readUint(sale.ifo, 'minimumRaise')).toBe(minimumRaise)
      await sale.start()
      await sale.commit(alice, 50n * ONE, BASIC)
      await sale.commit(bob, 270n * ONE, UNLIMITED)
      expect(await sale.ifo.read('isMinimumMet')).toBe(true)
      expect((await sale.amountsOf(bob, UNLIMITED)).offering).toBe(2_700n * ONE)
    }))

  it('counts what the pools take, not what was committed', () =>
    withSale({ pools: [basic, poolOf(100n * ONE, { hasTax: true })], minimumRaise: 100n * ONE + 1n }, async (sale) => {
      await sale.start()
      await sale.commit(alice, 5_000n * ONE, UNLIMITED)
      expect(await sale.ifo.read('isMinimumMet')).toBe(false)
      await sale.commit(bob, 1n, BASIC)
      expect(await sale.ifo.read('isMinimumMet')).toBe(true)
    }))
})
