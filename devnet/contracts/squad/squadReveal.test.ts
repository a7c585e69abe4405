import { keccak256, zeroPadValue } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVERTS } from '../../testing/claimFixtures.ts'
import { mineAt, operator, readTime, useSteadyTime } from '../../testing/gameFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import {
  BASE_URI,
  deploySquadParts,
  requestOffset,
  SQUAD_STATUS,
  type SquadParts,
  type SquadPlan,
  sellSquadOut,
  squadPlan,
  startSquadSale,
  ticketsOf,
} from '../../testing/squadFixtures.ts'
import { balanceOf, mine, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const { price, saleSec, maxSupply } = squadPlan
const DRAW_SEC = 7 * 86_400
const SALES = 8
const SECRET = zeroPadValue('0x5ec4e7', 32)

let chain: TestChain
let parts: SquadParts
let token: TestContract
let random: TestContract
let sale: TestContract
let squad: TestContract
let startSec: number
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = ''] = usersOf(chain)
  parts = await deploySquadParts(chain)
  ;({ token, random, sale, squad, startSec } = await startSquadSale(chain, parts))
})
afterAll(() => chain.stop())

const status = () => sale.read('currentStatus')
const mint = (account: string, tickets: readonly bigint[]) => sale.send(account, 'mint', [tickets])

/** Sells the squad out and sets the random number of its offset. */
async function reveal(number: bigint): Promise<void> {
  await sellSquadOut(chain, sale, startSec)
  await requestOffset(chain, sale)
  await random.send(alice, 'set', [1n, number])
  await sale.send(alice, 'fulfillRandomness')
}

describe('offset of the squad', () => {
  it('is drawn by anyone once all tickets are sold and the base URI is locked', () =>
    chain.withSnapshot(async () => {
      await sellSquadOut(chain, sale, startSec)
      expect(await status()).toBe(SQUAD_STATUS.drawing)
      await expect(sale.send(alice, 'drawRandomness')).rejects.toThrow('Base URI is not locked')
      await expect(sale.send(owner(chain), 'lock')).rejects.toThrow('base URI is empty')
      await expect(sale.send(alice, 'fulfillRandomness')).rejects.toThrow('Must be drawing')
      await sale.send(owner(chain), 'setBaseURI', [BASE_URI])
      await expect(sale.send(alice, 'drawRandomness')).rejects.toThrow('Base URI is not locked')
      await sale.send(owner(chain), 'lock')
      await sale.send(alice, 'drawRandomness')
      expect(await random.read('isRequested', [1n])).toBe(true)
      await expect(sale.send(alice, 'drawRandomness')).rejects.toThrow('Requested already')
      await expect(sale.send(alice, 'fulfillRandomness')).rejects.toThrow('Not known yet')
      await random.send(alice, 'set', [1n, maxSupply * 12_345n + 33n])
      await sale.send(bob, 'fulfillRandomness')
      expect([await status(), await readUint(sale, 'randomOffsetNumber')]).toEqual([SQUAD_STATUS.claim, 33n])
      await random.send(alice, 'set', [1n, 7n])
      await expect(sale.send(bob, 'fulfillRandomness')).rejects.toThrow('Must be drawing')
    }))

  it('leaves no way to move rare NFTs: what is locked stays', () =>
    chain.withSnapshot(async () => {
      await sale.send(owner(chain), 'setBaseURI', ['https://draft.example/'])
      await sale.send(owner(chain), 'setBaseURI', [BASE_URI])
      await sale.send(owner(chain), 'lock')
      await expect(sale.send(owner(chain), 'setBaseURI', ['https://other.example/'])).rejects.toThrow('is locked')
      await expect(sale.send(owner(chain), 'lock')).rejects.toThrow('is locked')
      for (const account of [owner(chain), alice]) {
        await expect(squad.send(account, 'setBaseURI', ['https://other.example/'])).rejects.toThrow(REVERTS.notOwner)
        await expect(squad.send(account, 'lock')).rejects.toThrow(REVERTS.notOwner)
        await expect(squad.send(account, 'mint', [account, 0n])).rejects.toThrow(REVERTS.notOwner)
      }
      expect([await squad.read('baseURI'), await squad.read('isLocked')]).toEqual([BASE_URI, true])
    }))

  it('uses a committed secret and the hash of a later block', () =>
    chain.withSnapshot(async () => {
      const generator = await chain.deploy('BlockHashRandom', [operator(chain)])
      const other = await startSquadSale(chain, { ...parts, random: generator })
      await generator.send(owner(chain), 'setConsumer', [other.sale.address])
      await generator.send(operator(chain), 'commit', [1n, keccak256(SECRET)])
      await sellSquadOut(chain, other.sale, other.startSec)
      await requestOffset(chain, other.sale)
      await mine(chain, 6)
      await expect(generator.send(alice, 'settle', [1n])).rejects.toThrow('can still be revealed')
      await generator.send(alice, 'reveal', [1n, SECRET])
      await other.sale.send(alice, 'fulfillRandomness')
      const { random: number } = (await generator.read('draws', [1n])) as { readonly random: bigint }
      expect(await readUint(other.sale, 'randomOffsetNumber')).toBe(number % maxSupply)
    }))
})

describe('minted squad', () => {
  it('is that of any of the own tickets, shifted by the offset', () =>
    chain.withSnapshot(async () => {
      await reveal(33n)
      const tickets = await ticketsOf(sale, alice)
      expect(tickets).toHaveLength(10)
      const sent = await mint(alice, [9n, 2n, 7n])
      expect(eventRows(sent.events)).toEqual([['Mint', alice, 3n]])
      for (const ticket of [9n, 2n, 7n]) {
        const tokenId = (33n + ticket) % maxSupply
        expect(await readUint(sale, 'calculateTokenId', [ticket])).toBe(tokenId)
        expect([await squad.read('ownerOf', [tokenId]), await squad.read('tokenURI', [tokenId])]).toEqual([
          alice,
          `${BASE_URI}${tokenId}`,
        ])
      }
      expect(new Set(await ticketsOf(sale, alice))).toEqual(new Set([0n, 1n, 3n, 4n, 5n, 6n, 8n]))
      await expect(mint(alice, [2n])).rejects.toThrow('not belonging')
      await expect(mint(alice, [3n, 3n])).rejects.toThrow('not belonging')
      await expect(mint(alice, [11n])).rejects.toThrow('not belonging')
      await expect(mint(bob, [3n])).rejects.toThrow('not belonging')
      await expect(mint(alice, [])).rejects.toThrow('Cannot mint zero')
      const [ids, next] = (await squad.read('tokensOfOwnerBySize', [alice, 1n, 100n])) as [bigint[], bigint]
      expect([ids.length, next]).toEqual([2, 3n])
    }))

  it('holds each NFT once when all are minted, and pays the proceeds once', () =>
    chain.withSnapshot(async () => {
      await reveal(5n)
      for (const account of chain.accounts.slice(1, 5)) await mint(account, await ticketsOf(sale, account))
      expect(await readUint(squad, 'totalSupply')).toBe(maxSupply)
      const ids = await Promise.all(
        Array.from({ length: Number(maxSupply) }, (_, at) => squad.read('tokenByIndex', [at])),
      )
      expect(new Set(ids).size).toBe(Number(maxSupply))
      const before = await balanceOf(token, owner(chain))
      expect(await balanceOf(token, sale)).toBe(maxSupply * price)
      await expect(sale.send(alice, 'claim')).rejects.toThrow()
      await sale.send(owner(chain), 'claim')
      expect((await balanceOf(token, owner(chain))) - before).toBe(maxSupply * price)
      await expect(sale.send(owner(chain), 'claim')).rejects.toThrow('Nothing to claim')
      await expect(sale.send(alice, 'refund')).rejects.toThrow('Must be in refund')
      expect(await balanceOf(token, sale)).toBe(0n)
    }))

  it('stays open for claims after the time of refunds', () =>
    chain.withSnapshot(async () => {
      await reveal(5n)
      await mineAt(chain, startSec + saleSec + DRAW_SEC)
      expect(await status()).toBe(SQUAD_STATUS.claim)
      await mint(alice, [0n])
    }))
})

describe('a squad that is sold out', () => {
  const expectRefunds = async () => {
    const before = await balanceOf(token, alice)
    await sale.send(alice, 'refund')
    expect((await balanceOf(token, alice)) - before).toBe(10n * price)
    await expect(sale.send(owner(chain), 'claim')).rejects.toThrow('Must be in claim')
  }

  it('is refunded if the owner never locks the base URI', () =>
    chain.withSnapshot(async () => {
      await sellSquadOut(chain, sale, startSec)
      await mineAt(chain, startSec + saleSec)
      expect(await status()).toBe(SQUAD_STATUS.refund)
      await sale.send(owner(chain), 'setBaseURI', [BASE_URI])
      await sale.send(owner(chain), 'lock')
      await expect(sale.send(owner(chain), 'drawRandomness')).rejects.toThrow('Must be sold out')
      await expectRefunds()
    }))

  it('is refunded if the generator does not answer in time, but not before', () =>
    chain.withSnapshot(async () => {
      await sellSquadOut(chain, sale, startSec)
      await mineAt(chain, startSec + saleSec - 10)
      await requestOffset(chain, sale)
      const requestedSec = await readTime(chain)
      await mineAt(chain, requestedSec + DRAW_SEC - 1)
      expect(await status()).toBe(SQUAD_STATUS.drawing)
      await mineAt(chain, requestedSec + DRAW_SEC)
      expect(await status()).toBe(SQUAD_STATUS.refund)
      await random.send(alice, 'set', [1n, 5n])
      await expect(sale.send(alice, 'fulfillRandomness')).rejects.toThrow('Must be drawing')
      await expectRefunds()
    }))
})

it('pays out what came in, to the base unit, over random sales', async () => {
  const next = seededRandom(testSeed())
  const below = (limit: number) => Math.floor(next() * limit)
  for (let number = 0; number < SALES; number += 1) {
    const plan: SquadPlan = {
      ...squadPlan,
      maxSupply: BigInt(12 + below(30)),
      maxReserveSupply: BigInt(below(5)),
      maxPreSaleSupply: BigInt(1 + below(7)),
      price: BigInt(1 + below(1e9)),
    }
    await playRandomSale(plan, below)
  }
})

/** Buys at random until nobody may or a chance ends the sale, then mints or refunds everything. */
async function playRandomSale(plan: SquadPlan, below: (limit: number) => number): Promise<void> {
  const fresh = await chain.deploy('TestRandom')
  const own = await startSquadSale(chain, { ...parts, random: fresh }, plan)
  const buyers = chain.accounts.slice(1, 5)
  await own.sale.send(owner(chain), 'whitelistAddresses', [[buyers[0]], [plan.maxPreSaleSupply]])
  if (plan.maxReserveSupply > 0n) await own.sale.send(owner(chain), 'getReserveTickets', [plan.maxReserveSupply])
  const bought = new Map(buyers.map((account) => [account, 0n]))
  const note = (account: string, count: bigint) => bought.set(account, (bought.get(account) ?? 0n) + count)
  await mineAt(chain, own.startSec - plan.preSaleSec)
  const early = BigInt(1 + below(Number(plan.maxPreSaleSupply)))
  await own.sale.send(buyers[0] ?? '', 'buyTicketsInPreSaleForGen0', [early])
  note(buyers[0] ?? '', early)
  await mineAt(chain, own.startSec)
  for (let purchase = 0; purchase < 20; purchase += 1) {
    const left = plan.maxSupply - (await readUint(own.sale, 'totalTicketsDistributed'))
    if (left === 0n) break
    const account = buyers[below(buyers.length)] ?? ''
    const count = BigInt(1 + below(5))
    const limit = 10n + (account === buyers[0] ? early : 0n)
    const isAllowed = count <= left && (bought.get(account) ?? 0n) + count <= limit
    if (isAllowed) note(account, count)
    const sending = own.sale.send(account, 'buyTickets', [count])
    await (isAllowed ? sending : expect(sending).rejects.toThrow('Max supply'))
  }
  const paid = [...bought.values()].reduce((sum, count) => sum + count, 0n) * plan.price
  expect(await balanceOf(token, own.sale)).toBe(paid)
  if ((await own.sale.read('currentStatus')) === SQUAD_STATUS.drawing) {
    await requestOffset(chain, own.sale)
    await fresh.send(alice, 'set', [1n, BigInt(below(2 ** 31))])
    await own.sale.send(alice, 'fulfillRandomness')
    for (const account of [...buyers, owner(chain)]) {
      const tickets = await ticketsOf(own.sale, account)
      if (tickets.length > 0) await own.sale.send(account, 'mint', [tickets])
    }
    expect(await readUint(own.squad, 'totalSupply')).toBe(plan.maxSupply)
    await own.sale.send(owner(chain), 'claim')
  } else {
    await mineAt(chain, own.startSec + plan.saleSec)
    for (const [account, count] of bought) {
      const before = await balanceOf(token, account)
      if (count > 0n) await own.sale.send(account, 'refund')
      expect((await balanceOf(token, account)) - before).toBe(count * plan.price)
    }
  }
  expect(await balanceOf(token, own.sale)).toBe(0n)
}
