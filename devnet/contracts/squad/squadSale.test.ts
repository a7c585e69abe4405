import { ZeroHash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVERTS } from '../../testing/claimFixtures.ts'
import { mineAt, readTime, useSteadyTime } from '../../testing/gameFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import {
  deploySquadParts,
  deploySquadSale,
  SQUAD_STATUS,
  type SquadParts,
  scheduleSquadSale,
  squadPlan,
  startSquadSale,
  ticketsOf,
} from '../../testing/squadFixtures.ts'
import { balanceOf, deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const { price, preSaleSec, saleSec, maxSupply } = squadPlan

let chain: TestChain
let parts: SquadParts
let token: TestContract
let sale: TestContract
let startSec: number
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  parts = await deploySquadParts(chain)
  ;({ token, sale, startSec } = await startSquadSale(chain, parts))
  await sale.send(owner(chain), 'whitelistAddresses', [
    [alice, bob],
    [3n, 2n],
  ])
})
afterAll(() => chain.stop())

const status = () => sale.read('currentStatus')
const buy = (account: string, count: bigint) => sale.send(account, 'buyTickets', [count])
const buyEarly = (account: string, count: bigint) => sale.send(account, 'buyTicketsInPreSaleForGen0', [count])
const reserve = (count: bigint, from = owner(chain)) => sale.send(from, 'getReserveTickets', [count])
const toPresale = () => mineAt(chain, startSec - preSaleSec)
const toSale = () => mineAt(chain, startSec)
const toRefund = () => mineAt(chain, startSec + saleSec)

describe('terms of the squad sale', () => {
  it('are set by the owner while it is pending, and fixed when it is scheduled', () =>
    chain.withSnapshot(async () => {
      const fresh = (await deploySquadSale(chain, parts)).sale
      const by = owner(chain)
      const set = (start: number, perAddress = 10n, perTransaction = 5n) =>
        fresh.send(by, 'setSaleProperties', [start, perAddress, perTransaction])
      const schedule = (to: bigint = SQUAD_STATUS.premint) => fresh.send(by, 'updateSaleStatus', [to])
      const presaleSec = (await readTime(chain)) + 1_000
      expect(await fresh.read('currentStatus')).toBe(SQUAD_STATUS.pending)
      await expect(schedule()).rejects.toThrow('Price is 0')
      await fresh.send(by, 'setTicketPrice', [price])
      await expect(schedule()).rejects.toThrow('Limits out of range')
      for (const [perAddress, perTransaction] of [
        [10n, 0n],
        [10n, 11n],
      ] as const) {
        await set(presaleSec + preSaleSec, perAddress, perTransaction)
        await expect(schedule()).rejects.toThrow('Limits out of range')
      }
      await set(1_000)
      await expect(schedule()).rejects.toThrow('not in the future')
      await set(presaleSec + preSaleSec)
      for (const to of [0n, 2n, 3n, 4n, 5n, 6n]) await expect(schedule(to)).rejects.toThrow('Follows from the time')
      await schedule()
      await expect(schedule()).rejects.toThrow('Follows from the time')
      await expect(set(presaleSec)).rejects.toThrow('Must be pending')
      await expect(fresh.send(by, 'setTicketPrice', [1n])).rejects.toThrow('Must be pending')
      expect(await readUint(fresh, 'preSaleTimestamp')).toBe(BigInt(presaleSec))
      expect(await readUint(fresh, 'refundTimestamp')).toBe(BigInt(presaleSec + preSaleSec + saleSec))
    }))

  it('can only be changed by the owner', async () => {
    const calls: readonly (readonly [string, readonly unknown[]])[] = [
      ['updateSaleStatus', [1n]],
      ['setSaleProperties', [1n, 1n, 1n]],
      ['setTicketPrice', [1n]],
      ['whitelistAddresses', [[carol], [1n]]],
      ['unwhitelistAddresses', [[alice]]],
      ['getReserveTickets', [1n]],
      ['setBaseURI', ['https://other.example/']],
      ['lock', []],
      ['claim', []],
    ]
    for (const [fn, args] of calls) await expect(sale.send(alice, fn, args), fn).rejects.toThrow(REVERTS.notOwner)
  })

  it('need a supply that holds the reserve and the presale, and time for both sales', async () => {
    for (const change of [{ maxReserveSupply: 33n }, { maxSupply: 0n, maxReserveSupply: 0n, maxPreSaleSupply: 0n }])
      await expect(deploySquadSale(chain, parts, { ...squadPlan, ...change })).rejects.toThrow('supply out of range')
    for (const change of [{ preSaleSec: 0 }, { saleSec: 0 }])
      await expect(deploySquadSale(chain, parts, { ...squadPlan, ...change })).rejects.toThrow('length is 0')
    for (const change of [{ preSaleSec: 365 * 86_400 + 1 }, { saleSec: 365 * 86_400 + 1 }])
      await expect(deploySquadSale(chain, parts, { ...squadPlan, ...change })).rejects.toThrow('length is too long')
  })
})

describe('phases of the squad sale', () => {
  it('follow from the time, without the owner', () =>
    chain.withSnapshot(async () => {
      const at = async (timeSec: number) => {
        await mineAt(chain, timeSec)
        return status()
      }
      expect(await status()).toBe(SQUAD_STATUS.premint)
      expect(await at(startSec - preSaleSec - 1)).toBe(SQUAD_STATUS.premint)
      expect(await at(startSec - preSaleSec)).toBe(SQUAD_STATUS.presale)
      expect(await at(startSec - 1)).toBe(SQUAD_STATUS.presale)
      expect(await at(startSec)).toBe(SQUAD_STATUS.sale)
      expect(await at(startSec + saleSec - 1)).toBe(SQUAD_STATUS.sale)
      expect(await at(startSec + saleSec)).toBe(SQUAD_STATUS.refund)
    }))

  it('allow each purchase in its own one only', () =>
    chain.withSnapshot(async () => {
      const expectClosed = async (...which: readonly ('sale' | 'presale' | 'premint')[]) => {
        if (which.includes('sale')) await expect(buy(alice, 1n)).rejects.toThrow('Must be in sale')
        if (which.includes('presale')) await expect(buyEarly(alice, 1n)).rejects.toThrow('Must be in presale')
        if (which.includes('premint')) await expect(reserve(1n)).rejects.toThrow('Must be in premint')
        await expect(sale.send(alice, 'mint', [[0n]])).rejects.toThrow('Must be in claim')
        await expect(sale.send(owner(chain), 'claim')).rejects.toThrow('Must be in claim')
        await expect(sale.send(alice, 'drawRandomness')).rejects.toThrow('Must be sold out')
        await expect(sale.send(alice, 'fulfillRandomness')).rejects.toThrow('Must be drawing')
      }
      await expectClosed('sale', 'presale')
      await expect(sale.send(alice, 'refund')).rejects.toThrow('Must be in refund')
      await toPresale()
      await expectClosed('sale', 'premint')
      await toSale()
      await expectClosed('presale', 'premint')
      await expect(sale.send(alice, 'refund')).rejects.toThrow('Must be in refund')
      await toRefund()
      await expectClosed('sale', 'presale', 'premint')
    }))
})

describe('whitelist of the squad sale', () => {
  const whitelist = (users: readonly string[], counts: readonly bigint[]) =>
    sale.send(owner(chain), 'whitelistAddresses', [users, counts])

  it('has at most the tickets of the presale, and each account once', () =>
    chain.withSnapshot(async () => {
      await expect(whitelist([carol], [])).rejects.toThrow('Lengths differ')
      await expect(whitelist([alice], [1n])).rejects.toThrow('Whitelisted already')
      await expect(whitelist([carol], [4n])).rejects.toThrow('Max presale supply reached')
      await whitelist([carol], [3n])
      await sale.send(owner(chain), 'unwhitelistAddresses', [[alice]])
      expect(await sale.read('canClaimForGen0', [alice])).toBe(false)
      await whitelist([alice], [3n])
      await expect(whitelist([owner(chain)], [1n])).rejects.toThrow('Max presale supply reached')
    }))

  it('is fixed when the presale starts', () =>
    chain.withSnapshot(async () => {
      await toPresale()
      await expect(whitelist([carol], [1n])).rejects.toThrow('before the presale')
      await expect(sale.send(owner(chain), 'unwhitelistAddresses', [[alice]])).rejects.toThrow('before the presale')
    }))
})

describe('tickets of the squad sale', () => {
  it('of the presale are for whitelisted accounts with an active profile, one for each bunny', () =>
    chain.withSnapshot(async () => {
      await toPresale()
      await expect(buyEarly(carol, 1n)).rejects.toThrow('User is not eligible')
      await expect(buyEarly(alice, 4n)).rejects.toThrow('Number of tickets too high')
      await expect(buyEarly(alice, 0n)).rejects.toThrow('Cannot buy zero')
      await parts.profile.send(alice, 'setActive', [alice, false])
      await expect(buyEarly(alice, 1n)).rejects.toThrow('Profile: Must be active')
      await parts.profile.send(alice, 'setActive', [alice, true])
      const before = await balanceOf(token, alice)
      const sent = await buyEarly(alice, 2n)
      expect(eventRows(sent.events)).toEqual([['TicketsDistributed', alice, 2n]])
      expect(before - (await balanceOf(token, alice))).toBe(2n * price)
      expect(await sale.read('canClaimForGen0', [alice])).toBe(true)
      await expect(buyEarly(alice, 2n)).rejects.toThrow('Number of tickets too high')
      await buyEarly(alice, 1n)
      expect(await sale.read('canClaimForGen0', [alice])).toBe(false)
      expect(await readUint(sale, 'numberTicketsUsedForGen0', [alice])).toBe(3n)
    }))

  it('are limited by purchase and by account, beyond those of the presale', () =>
    chain.withSnapshot(async () => {
      await toPresale()
      await buyEarly(alice, 3n)
      await toSale()
      await expect(buy(alice, 6n)).rejects.toThrow('Max supply per batch reached')
      await expect(buy(alice, 0n)).rejects.toThrow('Cannot buy zero')
      for (let time = 0; time < 2; time += 1) await buy(alice, 5n)
      await expect(buy(alice, 1n)).rejects.toThrow('Max supply per address reached')
      expect(await readUint(sale, 'viewNumberTicketsOfUser', [alice])).toBe(13n)
      expect(await ticketsOf(sale, alice)).toEqual(Array.from({ length: 13 }, (_, index) => BigInt(index)))
      await buy(bob, 5n)
      await buy(bob, 4n)
      await expect(buy(bob, 2n)).rejects.toThrow('Max supply per address reached')
    }))

  it('need an active profile', () =>
    chain.withSnapshot(async () => {
      await toSale()
      await parts.profile.send(alice, 'setActive', [bob, false])
      await expect(buy(bob, 1n)).rejects.toThrow('Profile: Must be active')
    }))

  it('are never fewer than asked for: a purchase beyond the supply reverts and costs nothing', () =>
    chain.withSnapshot(async () => {
      await toSale()
      for (const account of [alice, bob, carol]) for (let time = 0; time < 2; time += 1) await buy(account, 5n)
      const last = chain.accounts[4] ?? ''
      await buy(last, 4n)
      await buy(last, 3n)
      const before = await balanceOf(token, owner(chain))
      await expect(buy(owner(chain), 4n)).rejects.toThrow('Max supply reached')
      expect(await balanceOf(token, owner(chain))).toBe(before)
      await buy(owner(chain), 3n)
      expect([await readUint(sale, 'totalTicketsDistributed'), await status()]).toEqual([
        maxSupply,
        SQUAD_STATUS.drawing,
      ])
      await expect(buy(last, 1n)).rejects.toThrow('Must be in sale')
    }))

  it('of the reserve are free, limited, and taken before the presale', () =>
    chain.withSnapshot(async () => {
      await expect(reserve(7n)).rejects.toThrow('Max reserve supply reached')
      await expect(reserve(0n)).rejects.toThrow('Cannot buy zero')
      const before = await balanceOf(token, owner(chain))
      await reserve(4n)
      await expect(reserve(3n)).rejects.toThrow('Max reserve supply reached')
      await reserve(2n)
      expect(await balanceOf(token, owner(chain))).toBe(before)
      expect(await ticketsOf(sale, owner(chain))).toEqual([0n, 1n, 2n, 3n, 4n, 5n])
    }))
})

describe('refunds of the squad sale', () => {
  it('pay back all that was paid if it is not sold out in time, each account once', () =>
    chain.withSnapshot(async () => {
      await reserve(6n)
      await toPresale()
      await buyEarly(alice, 3n)
      await toSale()
      await buy(alice, 5n)
      await buy(bob, 1n)
      const bought = { [alice]: 8n, [bob]: 1n }
      expect(await balanceOf(token, sale)).toBe(9n * price)
      await toRefund()
      for (const [account, count] of Object.entries(bought)) {
        const before = await balanceOf(token, account)
        const sent = await sale.send(account, 'refund')
        expect(eventRows(sent.events)).toEqual([['TicketsRefund', account, count * price]])
        expect((await balanceOf(token, account)) - before).toBe(count * price)
        await expect(sale.send(account, 'refund')).rejects.toThrow('Nothing to refund')
      }
      await expect(sale.send(owner(chain), 'refund')).rejects.toThrow('Nothing to refund')
      expect(await balanceOf(token, sale)).toBe(0n)
    }))

  it('cannot be re-entered by a token that calls back', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = (await deploySquadSale(chain, { ...parts, token: hooked })).sale
      const start = await scheduleSquadSale(chain, other)
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hooked.send(alice, 'mint', [account.address, 1_000n * ONE])
      await parts.profile.send(alice, 'setActive', [account.address, true])
      await run(hooked, 'approve(address,uint256)', [other.address, 1_000n * ONE])
      await mineAt(chain, start)
      await hooked.send(alice, 'setHook', [account.address])
      await arm(other, 'buyTickets(uint256)', [1n])
      await run(other, 'buyTickets(uint256)', [2n])
      expect(await tried()).toEqual([1n, 0n])
      await mineAt(chain, start + saleSec)
      await arm(other, 'refund()')
      await run(other, 'refund()')
      expect(await tried()).toEqual([2n, 0n])
      expect(await balanceOf(hooked, account)).toBe(1_000n * ONE)
    }))
})

it('commits to the provenance hash before the sale has terms', async () => {
  const { sale: fresh, squad } = await deploySquadSale(chain, parts)
  expect(await fresh.read('currentStatus')).toBe(SQUAD_STATUS.pending)
  expect(await squad.read('provenanceHash')).toBe(squadPlan.provenanceHash)
  const uncommitted = { ...squadPlan, provenanceHash: ZeroHash }
  await expect(deploySquadSale(chain, parts, uncommitted)).rejects.toThrow('provenance hash is 0')
  expect(await squad.read('owner')).toBe(fresh.address)
})
