import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BASIC,
  BOTH,
  deployIfo,
  deployIfoTokens,
  type IfoTokens,
  NOT_OWNER,
  nextBlocks,
  poolArgs,
  type Sale,
  UNLIMITED,
  usualPools,
} from '../../testing/ifoFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { accountOf, approve, ONE, owner } from '../../testing/vaultFixtures.ts'

const [basic, unlimited] = usualPools
const MAX_LENGTH_BLOCKS = 1_000_000n
const OFFERED = basic.offering + unlimited.offering

let chain: TestChain
let tokens: IfoTokens
let sale: Sale
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  tokens = await deployIfoTokens(chain, [alice, bob])
  sale = await deployIfo(chain, tokens, [alice, bob], { pools: usualPools })
})
afterAll(() => chain.stop())

const setPool = (from: string, args: readonly unknown[]) => sale.ifo.send(from, 'setPool', args)

describe('commitments', () => {
  it('are taken from the first block to the last one, both included', () =>
    chain.withSnapshot(async () => {
      await mineTo(chain, sale.startBlock - 2n)
      await expect(sale.commit(alice, ONE, UNLIMITED)).rejects.toThrow('has not started')
      expect((await sale.commit(alice, ONE, UNLIMITED)).blockNumber).toBe(Number(sale.startBlock))
      await mineTo(chain, sale.endBlock - 1n)
      expect((await sale.commit(alice, ONE, UNLIMITED)).blockNumber).toBe(Number(sale.endBlock))
      await expect(sale.commit(alice, ONE, UNLIMITED)).rejects.toThrow('has ended')
      expect(await readUint(sale.ifo, 'startBlock')).toBe(sale.startBlock)
      expect(await readUint(sale.ifo, 'endBlock')).toBe(sale.endBlock)
    }))

  it('add up, by account and pool, and are told by an event', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      const before = await balanceOf(tokens.lp, alice)
      const { events } = await sale.commit(alice, 7n * ONE, BASIC)
      expect(eventRows(events)).toEqual([['Deposit', alice, 7n * ONE, BASIC]])
      await sale.commit(alice, 2n * ONE, UNLIMITED)
      await sale.commit(alice, 3n * ONE, BASIC)
      await sale.commit(bob, ONE, UNLIMITED)
      const info = async (account: string, pids: readonly bigint[]) =>
        ((await sale.ifo.read('viewUserInfo', [account, pids])) as unknown[][]).map((part) => [...part])
      expect(await info(alice, BOTH)).toEqual([
        [10n * ONE, 2n * ONE],
        [false, false],
      ])
      expect(await info(bob, [UNLIMITED])).toEqual([[ONE], [false]])
      expect(before - (await balanceOf(tokens.lp, alice))).toBe(12n * ONE)
      expect(await balanceOf(tokens.lp, sale.ifo)).toBe(13n * ONE)
      expect([...((await sale.ifo.read('viewPoolInformation', [UNLIMITED])) as unknown[])]).toEqual([
        unlimited.raising,
        unlimited.offering,
        0n,
        true,
        3n * ONE,
        0n,
      ])
    }))

  it('need an active profile and an amount, in a known pool', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      await expect(sale.commit(carol, ONE, BASIC)).rejects.toThrow('no active profile')
      await tokens.profile.send(alice, 'setActive', [alice, false])
      await expect(sale.commit(alice, ONE, BASIC)).rejects.toThrow('no active profile')
      await expect(sale.commit(bob, 0n, BASIC)).rejects.toThrow('amount is 0')
      for (const pid of [2n, 255n]) await expect(sale.commit(bob, ONE, pid)).rejects.toThrow('no such pool')
      await tokens.lp.send(bob, 'approve', [sale.ifo.address, ONE - 1n])
      await expect(sale.commit(bob, ONE, BASIC)).rejects.toThrow()
      expect(await balanceOf(tokens.lp, sale.ifo)).toBe(0n)
    }))

  it('of the basic pool have a limit per account, which may be reached exactly', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      await expect(sale.commit(alice, basic.limit + 1n, BASIC)).rejects.toThrow('above the limit')
      await sale.commit(alice, basic.limit - ONE, BASIC)
      await expect(sale.commit(alice, ONE + 1n, BASIC)).rejects.toThrow('above the limit')
      await sale.commit(alice, ONE, BASIC)
      await expect(sale.commit(alice, 1n, BASIC)).rejects.toThrow('above the limit')
      await sale.commit(bob, basic.limit, BASIC)
      await sale.commit(alice, 10_000n * ONE, UNLIMITED)
    }))

  it('in tokens with a transfer fee are refused', () =>
    chain.withSnapshot(async () => {
      const fee = await chain.deploy('FeeToken', ['Fee', 'FEE', 1_000n * ONE])
      await fee.send(owner(chain), 'transfer', [alice, 100n * ONE])
      const { startBlock, endBlock } = await nextBlocks(chain)
      const terms = [fee.address, tokens.offering.address, startBlock, endBlock, 0n]
      const ifo = await chain.deploy('Ifo', [terms, tokens.profile.address])
      await approve(tokens.offering, ifo, [owner(chain)])
      await ifo.send(owner(chain), 'setPool', [...poolArgs(unlimited), UNLIMITED])
      await approve(fee, ifo, [alice])
      await mineTo(chain, startBlock)
      await expect(ifo.send(alice, 'depositPool', [ONE, UNLIMITED])).rejects.toThrow('not received in full')
    }))

  it('cannot be made again by the token that takes them', () =>
    chain.withSnapshot(async () => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await tokens.profile.send(alice, 'setActive', [account.address, true])
      await tokens.lp.send(alice, 'mint', [account.address, 10n * ONE])
      await run(tokens.lp, 'approve(address,uint256)', [sale.ifo.address, 10n * ONE])
      await sale.start()
      await tokens.lp.send(alice, 'setHook', [account.address])
      await arm(sale.ifo, 'depositPool(uint256,uint8)', [ONE, UNLIMITED])
      await run(sale.ifo, 'depositPool(uint256,uint8)', [ONE, UNLIMITED])
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(tokens.lp, sale.ifo)).toBe(ONE)
    }))
})

describe('views', () => {
  it('answer for the pools asked for, in their order, and revert for unknown ones', () =>
    chain.withSnapshot(async () => {
      await sale.start()
      await sale.commit(alice, 10n * ONE, BASIC)
      await sale.commit(alice, 4_000n * ONE, UNLIMITED)
      const views = ['viewUserAllocationPools', 'viewUserOfferingAndRefundingAmountsForPools', 'viewUserInfo']
      for (const fn of views) {
        const both = await sale.ifo.read(fn, [alice, BOTH])
        const flat = (value: unknown): unknown => (Array.isArray(value) ? value.map(flat) : value)
        const byPool = (value: unknown) => {
          const rows = flat(value) as unknown[]
          return fn === 'viewUserInfo' ? rows : [rows]
        }
        const pick = (...pids: number[]) => byPool(both).map((row) => pids.map((pid) => (row as unknown[])[pid]))
        for (const pids of [[1, 0], [1], [0], [0, 0, 1], []])
          expect(byPool(await sale.ifo.read(fn, [alice, pids])), `${fn} ${pids.join()}`).toEqual(pick(...pids))
        for (const pids of [[2], [0, 1, 2], [255]])
          await expect(sale.ifo.read(fn, [alice, pids])).rejects.toThrow('no such pool')
      }
      for (const fn of ['viewPoolInformation', 'viewPoolTaxRateOverflow'])
        await expect(sale.ifo.read(fn, [2n])).rejects.toThrow('no such pool')
      expect(await readUint(sale.ifo, 'numberPools')).toBe(2n)
    }))

  it('give 0 for an account without commitments, whatever others have', async () => {
    for (const pid of BOTH) expect(await sale.amountsOf(carol, pid)).toEqual({ offering: 0n, refunding: 0n, tax: 0n })
    expect([...((await sale.ifo.read('viewUserAllocationPools', [carol, BOTH])) as bigint[])]).toEqual([0n, 0n])
  })
})

describe('escrow', () => {
  it('holds all offered tokens before the start', async () => {
    expect(await balanceOf(tokens.offering, sale.ifo)).toBe(OFFERED)
  })

  it('follows the terms until the start, to the base unit', () =>
    chain.withSnapshot(async () => {
      const before = await balanceOf(tokens.offering, owner(chain))
      const more = { ...basic, offering: basic.offering + 5n }
      const { events } = await setPool(owner(chain), [...poolArgs(more), BASIC])
      expect(eventRows(events)).toEqual([['PoolParametersSet', more.offering, more.raising, BASIC]])
      expect(await balanceOf(tokens.offering, sale.ifo)).toBe(OFFERED + 5n)
      await setPool(owner(chain), [...poolArgs({ ...basic, offering: 1n }), BASIC])
      await setPool(owner(chain), [0n, 0n, 0n, false, UNLIMITED])
      expect(await balanceOf(tokens.offering, sale.ifo)).toBe(1n)
      expect((await balanceOf(tokens.offering, owner(chain))) - before).toBe(OFFERED - 1n)
      await sale.start()
      await expect(sale.commit(alice, ONE, UNLIMITED)).rejects.toThrow('the pool is not set')
      expect(await readUint(sale.ifo, 'viewPoolTaxRateOverflow', [UNLIMITED])).toBe(0n)
      await expect(setPool(owner(chain), [...poolArgs(basic), BASIC])).rejects.toThrow('has started')
      await expect(sale.ifo.send(owner(chain), 'updatePointParameters', [1n, 1n, 1n])).rejects.toThrow('has started')
      await expect(
        sale.ifo.send(owner(chain), 'updateStartAndEndBlocks', [sale.endBlock, sale.endBlock + 1n]),
      ).rejects.toThrow('has started')
    }))

  it('is set by the owner only, with both amounts, in a known pool, with tokens that arrive', () =>
    chain.withSnapshot(async () => {
      await expect(setPool(alice, [...poolArgs(basic), BASIC])).rejects.toThrow(NOT_OWNER)
      await expect(setPool(owner(chain), [1n, 0n, 0n, false, BASIC])).rejects.toThrow('amounts is 0')
      await expect(setPool(owner(chain), [0n, 1n, 0n, false, BASIC])).rejects.toThrow('amounts is 0')
      await expect(setPool(owner(chain), [...poolArgs(basic), 2n])).rejects.toThrow('no such pool')
      const other = accountOf(chain, 4)
      await sale.ifo.send(owner(chain), 'transferOwnership', [other])
      await expect(setPool(other, [...poolArgs({ ...basic, offering: OFFERED }), BASIC])).rejects.toThrow()
      await expect(sale.ifo.send(owner(chain), 'updatePointParameters', [1n, 1n, 1n])).rejects.toThrow(NOT_OWNER)
    }))

  it('cannot be of the token that is committed', async () => {
    const { startBlock, endBlock } = await nextBlocks(chain)
    const terms = [tokens.lp.address, tokens.lp.address, startBlock, endBlock, 0n]
    await expect(chain.deploy('Ifo', [terms, tokens.profile.address])).rejects.toThrow('tokens are the same')
  })
})

describe('blocks', () => {
  it('can be moved before the start, to later ones in order', () =>
    chain.withSnapshot(async () => {
      const move = (from: string, start: bigint, end: bigint) =>
        sale.ifo.send(from, 'updateStartAndEndBlocks', [start, end])
      await expect(move(alice, sale.startBlock, sale.endBlock)).rejects.toThrow(NOT_OWNER)
      await expect(move(owner(chain), sale.startBlock, sale.startBlock)).rejects.toThrow('ends before it starts')
      await expect(move(owner(chain), 1n, sale.endBlock)).rejects.toThrow('starts in the past')
      // The owner can't have the commitments wait for ever.
      const tooLate = sale.startBlock + MAX_LENGTH_BLOCKS + 1n
      await expect(move(owner(chain), sale.startBlock, tooLate)).rejects.toThrow('sale is too long')
      await move(owner(chain), sale.startBlock, tooLate - 1n)
      const { events } = await move(owner(chain), sale.startBlock + 5n, sale.endBlock + 5n)
      expect(eventRows(events)).toEqual([['NewStartAndEndBlocks', sale.startBlock + 5n, sale.endBlock + 5n]])
      await sale.start()
      await expect(sale.commit(alice, ONE, BASIC)).rejects.toThrow('has not started')
      await mineTo(chain, sale.endBlock + 4n)
      await sale.commit(alice, ONE, BASIC)
    }))
})
