import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addCollection,
  artist,
  CREATOR_FEE_BPS,
  deployMarketWithCollection,
  marketAdmin,
  priceRange,
  splitPrice,
  TRADING_FEE_BPS,
} from '../../testing/marketFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

const STATUS = { open: 1n, close: 2n } as const
/** A price of which neither fee is a whole number. */
const PRICE = 123_456_789_012_345_678n

let chain: TestChain
let wcro: TestContract
let market: TestContract
let collection: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;({ wcro, market, collection } = await deployMarketWithCollection(chain))
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
})
afterAll(() => chain.stop())

type Asks = readonly [readonly bigint[], readonly { readonly seller: string; readonly price: bigint }[], bigint]

const list = (account: string, id: number, price = PRICE) =>
  market.send(account, 'createAskOrder', [collection.address, id, price])
const buy = (account: string, id: number, value = PRICE) =>
  market.send(account, 'buyTokenUsingBNB', [collection.address, id], value)
const modify = (account: string, id: number, price: bigint) =>
  market.send(account, 'modifyAskOrder', [collection.address, id, price])
const cancel = (account: string, id: number) => market.send(account, 'cancelAskOrder', [collection.address, id])
const ownerOf = (id: number) => collection.read('ownerOf', [id])
const asks = async (cursor = 0n, size = 100n) => {
  const [ids, infos, next] = (await market.read('viewAsksByCollection', [collection.address, cursor, size])) as Asks
  return { ids: [...ids], prices: infos.map(({ price }) => price), sellers: infos.map(({ seller }) => seller), next }
}
const close = () => market.send(marketAdmin(chain), 'closeCollectionForTradingAndListing', [collection.address])

describe('a listing', () => {
  it('takes the token, and gives it back when it is canceled', () =>
    chain.withSnapshot(async () => {
      const { events } = await list(alice, 1)
      expect(eventRows(events)).toEqual([['AskNew', collection.address, alice, 1n, PRICE]])
      expect(await ownerOf(1)).toBe(market.address)
      expect(await asks()).toEqual({ ids: [1n], prices: [PRICE], sellers: [alice], next: 1n })
      const canceled = await cancel(alice, 1)
      expect(eventRows(canceled.events)).toEqual([['AskCancel', collection.address, alice, 1n]])
      expect(await ownerOf(1)).toBe(alice)
      expect((await asks()).ids).toEqual([])
      await expect(cancel(alice, 1)).rejects.toThrow('not listed by the caller')
      await list(alice, 1)
    }))

  it("has a price within the limits, which the owner can change without touching what's listed", () =>
    chain.withSnapshot(async () => {
      const { minimum, maximum } = priceRange
      for (const price of [0n, minimum - 1n, maximum + 1n])
        await expect(list(alice, 1, price)).rejects.toThrow('price out of range')
      await list(alice, 1, minimum)
      await list(alice, 2, maximum)
      for (const price of [minimum - 1n, maximum + 1n])
        await expect(modify(alice, 1, price)).rejects.toThrow('price out of range')
      await expect(market.send(alice, 'updateMinimumAndMaximumPrices', [1n, 2n])).rejects.toThrow()
      for (const range of [
        [0n, 1n],
        [2n, 2n],
        [3n, 2n],
      ])
        await expect(market.send(owner(chain), 'updateMinimumAndMaximumPrices', range)).rejects.toThrow('range')
      const { events } = await market.send(owner(chain), 'updateMinimumAndMaximumPrices', [ONE, 2n * ONE])
      expect(eventRows(events)).toEqual([['NewMinimumAndMaximumAskPrices', ONE, 2n * ONE]])
      await expect(list(alice, 3, minimum)).rejects.toThrow('price out of range')
      await buy(bob, 1, minimum)
      await cancel(alice, 2)
    }))

  it('can only be made, changed and canceled by the owner of the token', () =>
    chain.withSnapshot(async () => {
      await expect(list(bob, 1)).rejects.toThrow()
      await expect(list(artist(chain), 50)).rejects.toThrow()
      await list(alice, 1)
      await expect(list(alice, 1)).rejects.toThrow('token is listed')
      await expect(modify(bob, 1, ONE)).rejects.toThrow('not listed by the caller')
      await expect(cancel(bob, 1)).rejects.toThrow('not listed by the caller')
      await expect(modify(alice, 2, ONE)).rejects.toThrow('not listed by the caller')
      const { events } = await modify(alice, 1, ONE)
      expect(eventRows(events)).toEqual([['AskUpdate', collection.address, alice, 1n, ONE]])
      expect((await asks()).prices).toEqual([ONE])
    }))

  it('is found by collection, by seller and by token, in pages', () =>
    chain.withSnapshot(async () => {
      for (const id of [1, 2, 3]) await list(alice, id, BigInt(id) * ONE)
      for (const id of [11, 12]) await list(bob, id, BigInt(id) * ONE)
      expect(await asks(1n, 3n)).toMatchObject({ ids: [2n, 3n, 11n], next: 4n })
      expect(await asks(4n, 3n)).toMatchObject({ ids: [12n], sellers: [bob], next: 5n })
      expect(await asks(9n, 3n)).toEqual({ ids: [], prices: [], sellers: [], next: 9n })
      const ofBob = (await market.read('viewAsksByCollectionAndSeller', [collection.address, bob, 0n, 9n])) as Asks
      expect([[...ofBob[0]], ofBob[2]]).toEqual([[11n, 12n], 2n])
      const args = [collection.address, [2, 4, 12]]
      const [statuses, infos] = (await market.read('viewAsksByCollectionAndTokenIds', args)) as [boolean[], Asks[1]]
      expect([...statuses]).toEqual([true, false, true])
      expect(infos.map(({ seller, price }) => [seller, price])).toEqual([
        [alice, 2n * ONE],
        [ZeroAddress, 0n],
        [bob, 12n * ONE],
      ])
    }))
})

describe('a purchase', () => {
  it('pays seller, treasury and creator the price to the wei, with CRO', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      const { net, trading, creator } = splitPrice(PRICE)
      expect(net + trading + creator).toBe(PRICE)
      const before = await chain.balanceOf(bob)
      const { events, feeWei } = await buy(bob, 1)
      expect(eventRows(events)).toEqual([['Trade', collection.address, 1n, alice, bob, PRICE, net, true]])
      expect(before - (await chain.balanceOf(bob)) - feeWei).toBe(PRICE)
      expect(await ownerOf(1)).toBe(bob)
      expect(await balanceOf(wcro, alice)).toBe(net)
      expect(await balanceOf(wcro, market)).toBe(trading + creator)
      expect((await asks()).ids).toEqual([])
      for (const [account, amount] of [
        [treasury(chain), trading],
        [artist(chain), creator],
      ] as const) {
        expect(await readUint(market, 'pendingRevenue', [account])).toBe(amount)
        const claimed = await market.send(account, 'claimPendingRevenue')
        expect(eventRows(claimed.events)).toEqual([['RevenueClaim', account, amount]])
        expect(await balanceOf(wcro, account)).toBe(amount)
        await expect(market.send(account, 'claimPendingRevenue')).rejects.toThrow('nothing to claim')
      }
      expect(await balanceOf(wcro, market)).toBe(0n)
      expect(await chain.balanceOf(market.address)).toBe(0n)
    }))

  it('pays the same with wrapped CRO', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      await wcro.send(bob, 'deposit', [], PRICE)
      const pay = () => market.send(bob, 'buyTokenUsingWBNB', [collection.address, 1, PRICE])
      await expect(pay()).rejects.toThrow()
      await approve(wcro, market, [bob])
      const { events } = await pay()
      const { net, trading, creator } = splitPrice(PRICE)
      expect(eventRows(events)).toEqual([['Trade', collection.address, 1n, alice, bob, PRICE, net, false]])
      expect([await balanceOf(wcro, bob), await balanceOf(wcro, alice)]).toEqual([0n, net])
      expect(await balanceOf(wcro, market)).toBe(trading + creator)
      expect(await ownerOf(1)).toBe(bob)
    }))

  it('is for somebody else, of a listed token, for exactly its price', () =>
    chain.withSnapshot(async () => {
      await expect(buy(bob, 1)).rejects.toThrow('not for sale')
      await list(alice, 1)
      await wcro.send(bob, 'deposit', [], 10n * PRICE)
      await approve(wcro, market, [bob])
      for (const value of [0n, PRICE - 1n, PRICE + 1n]) {
        await expect(buy(bob, 1, value)).rejects.toThrow('price has changed')
        await expect(market.send(bob, 'buyTokenUsingWBNB', [collection.address, 1, value])).rejects.toThrow(
          'price has changed',
        )
      }
      await expect(buy(alice, 1)).rejects.toThrow('buyer is the seller')
      await modify(alice, 1, PRICE - 1n)
      await expect(buy(bob, 1)).rejects.toThrow('price has changed')
      await modify(alice, 1, PRICE + 1n)
      await expect(buy(bob, 1)).rejects.toThrow('price has changed')
      await buy(bob, 1, PRICE + 1n)
      await expect(buy(carol, 1, PRICE + 1n)).rejects.toThrow('not for sale')
    }))

  it('shows beforehand what it will pay', () =>
    chain.withSnapshot(async () => {
      const { net, trading, creator } = splitPrice(PRICE)
      const args = [collection.address, PRICE]
      expect([...((await market.read('calculatePriceAndFeesForCollection', args)) as bigint[])]).toEqual([
        net,
        trading,
        creator,
      ])
      const ofAsk = async () => [
        ...((await market.read('calculatePriceAndFeesForAsk', [collection.address, 1])) as bigint[]),
      ]
      expect(await ofAsk()).toEqual([0n, 0n, 0n])
      await list(alice, 1)
      expect(await ofAsk()).toEqual([net, trading, creator])
      await close()
      expect(await ofAsk()).toEqual([0n, 0n, 0n])
      expect([...((await market.read('calculatePriceAndFeesForCollection', args)) as bigint[])]).toEqual([0n, 0n, 0n])
    }))
})

describe('a collection', () => {
  const terms = (trading: bigint, creatorFee: bigint, creator = artist(chain), checker = ZeroAddress) => [
    collection.address,
    creator,
    checker,
    trading,
    creatorFee,
  ]

  it('that is closed lets tokens be taken back and nothing else, until it is opened again', () =>
    chain.withSnapshot(async () => {
      for (const id of [1, 2]) await list(alice, id)
      const { events } = await close()
      expect(eventRows(events)).toEqual([['CollectionClose', collection.address]])
      await expect(close()).rejects.toThrow('collection is not open')
      await expect(list(alice, 3)).rejects.toThrow('collection is not open')
      await expect(modify(alice, 1, ONE)).rejects.toThrow('collection is not open')
      await expect(buy(bob, 1)).rejects.toThrow('collection is not open')
      expect([...((await market.read('canTokensBeListed', [collection.address, [1, 3]])) as boolean[])]).toEqual([
        false,
        false,
      ])
      const [addresses, details] = (await market.read('viewCollections', [0n, 9n])) as [string[], { status: bigint }[]]
      expect([addresses[0], details[0]?.status]).toEqual([collection.address, STATUS.close])
      expect((await asks()).ids).toEqual([1n, 2n])
      await cancel(alice, 1)
      expect(await ownerOf(1)).toBe(alice)
      await market.send(marketAdmin(chain), 'modifyCollection', terms(TRADING_FEE_BPS, CREATOR_FEE_BPS))
      await buy(bob, 2)
    }))

  it('is added and changed by the admin, with fees of at most 10 % and a creator who takes one', () =>
    chain.withSnapshot(async () => {
      const admin = marketAdmin(chain)
      await expect(market.send(owner(chain), 'modifyCollection', terms(200n, 500n))).rejects.toThrow('not the admin')
      await expect(close().then(() => addCollection(chain, market, collection, 0n))).rejects.toThrow('added already')
      for (const [trading, creatorFee] of [
        [1_001n, 0n],
        [501n, 500n],
        [0n, 1_001n],
        [2n ** 256n - 1n, 2n],
      ] as const)
        await expect(market.send(admin, 'modifyCollection', terms(trading, creatorFee))).rejects.toThrow('too high')
      await expect(market.send(admin, 'modifyCollection', terms(200n, 0n))).rejects.toThrow("don't match")
      await expect(market.send(admin, 'modifyCollection', terms(200n, 1n, ZeroAddress))).rejects.toThrow("don't match")
      await expect(market.send(admin, 'modifyCollection', terms(200n, 1n, alice, bob))).rejects.toThrow('checker')
      for (const address of [wcro.address, bob]) {
        const args = [address, ZeroAddress, ZeroAddress, 200n, 0n]
        await expect(market.send(admin, 'addCollection', args)).rejects.toThrow('not an ERC-721')
        await expect(market.send(admin, 'modifyCollection', args)).rejects.toThrow('unknown')
        await expect(market.send(admin, 'closeCollectionForTradingAndListing', [address])).rejects.toThrow('not open')
      }
      const { events } = await market.send(admin, 'modifyCollection', terms(500n, 500n))
      expect(eventRows(events)).toEqual([
        ['CollectionUpdate', collection.address, artist(chain), ZeroAddress, 500n, 500n],
      ])
      expect(await readUint(market, 'TOTAL_MAX_FEE')).toBe(1_000n)
    }))

  it('may have a checker that decides which tokens can be listed', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      const checker = await chain.deploy('ArtistProofs', [5n])
      const args = terms(TRADING_FEE_BPS, CREATOR_FEE_BPS, artist(chain), checker.address)
      await market.send(marketAdmin(chain), 'modifyCollection', args)
      expect([...((await market.read('canTokensBeListed', [collection.address, [1, 5, 6]])) as boolean[])]).toEqual([
        false,
        false,
        true,
      ])
      await expect(list(alice, 5)).rejects.toThrow('token not eligible')
      await list(alice, 6)
      await buy(bob, 1)
    }))

  it('is listed in pages in the order of adding', () =>
    chain.withSnapshot(async () => {
      const others: TestContract[] = []
      for (const name of ['Horizons', 'Gnomons']) {
        const other = await chain.deploy(name, [10n, artist(chain)])
        const { events } = await addCollection(chain, market, other, 0n)
        expect(eventRows(events)).toEqual([
          ['CollectionNew', other.address, ZeroAddress, ZeroAddress, TRADING_FEE_BPS, 0n],
        ])
        others.push(other)
      }
      const page = async (cursor: bigint, size: bigint) => {
        const [addresses, details, next] = (await market.read('viewCollections', [cursor, size])) as [
          string[],
          { status: bigint; creatorAddress: string; tradingFee: bigint; creatorFee: bigint }[],
          bigint,
        ]
        const rows = details.map((row) => [row.status, row.creatorAddress, row.tradingFee, row.creatorFee])
        return [[...addresses], rows, next]
      }
      expect(await page(0n, 2n)).toEqual([
        [collection.address, others[0]?.address],
        [
          [STATUS.open, artist(chain), TRADING_FEE_BPS, CREATOR_FEE_BPS],
          [STATUS.open, ZeroAddress, TRADING_FEE_BPS, 0n],
        ],
        2n,
      ])
      expect(await page(2n, 2n)).toMatchObject([[others[1]?.address], [[STATUS.open, ZeroAddress, 200n, 0n]], 3n])
      expect(await page(7n, 2n)).toEqual([[], [], 7n])
    }))
})
