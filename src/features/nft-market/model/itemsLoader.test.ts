import { describe, expect, it, vi } from 'vitest'
import { ServiceError } from '@/api/fetchJson'
import type { RestToken, RestTokens } from '@/api/nft/parse'
import type { NftMarketData } from '@/api/nft-market/parse'
import type { Address } from '@/lib/hex'
import {
  type BunniesOnSale,
  createItemsLoader,
  type ItemSources,
  type ItemsCursor,
  type ItemsLack,
} from './itemsLoader'
import type { ItemsQuery } from './itemsQuery'

const COLLECTION: Address = `0x${'ab'.repeat(20)}`
const SELLER: Address = `0x${'cd'.repeat(20)}`
const down = () => Promise.reject(new ServiceError('down'))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => BigInt(from + index))
const listed = (tokenId: bigint, askWei = tokenId): NftMarketData => ({
  tokenId,
  collection: COLLECTION,
  metadataUrl: undefined,
  askWei,
  seller: SELLER,
  lastPriceWei: undefined,
  volumeWei: 0n,
  trades: 0,
  isTradable: true,
  updatedSec: 1,
  bunnyId: undefined,
})
const token = (tokenId: bigint): RestToken => ({
  tokenId,
  name: `Night #${tokenId}`,
  description: '',
  collectionName: 'Nights',
  image: { original: 'ipfs://a', thumbnail: '' },
  attributes: [],
  createdAtMs: undefined,
  updatedAtMs: undefined,
})
const page = (ids: readonly bigint[], total: number): RestTokens => ({ tokens: ids.map(token), total, traits: [] })
const ALL: ItemsQuery = { isOnSale: false, sort: 'id', filter: [] }
const SALE: ItemsQuery = { isOnSale: true, sort: 'lowest', filter: [] }
const TEAL = [{ traitType: 'Sky', value: 'Teal' }]

function sources(part: Partial<ItemSources> = {}): ItemSources {
  return {
    collection: COLLECTION,
    isBunnies: false,
    fetchListed: down,
    fetchMarketData: down,
    fetchTokens: down,
    fetchBunnies: down,
    fetchFiltered: down,
    fetchBunniesOnSale: down,
    readAsks: () => Promise.reject(new Error('chain is down')),
    readAsksOf: () => Promise.reject(new Error('chain is down')),
    readTokenIds: () => Promise.resolve(undefined),
    ...part,
  }
}

/** Reads a whole list; its ids, and what it lacks. */
async function readAll(query: ItemsQuery, part: Partial<ItemSources>) {
  const lack: Partial<ItemsLack> = {}
  const load = createItemsLoader(sources(part), query, (more) => Object.assign(lack, more))
  const ids: bigint[] = []
  let pages = 0
  let next: ItemsCursor | undefined
  do {
    const loaded = await load(next, undefined)
    ids.push(...loaded.rows.map(({ tokenId }) => tokenId))
    next = loaded.next
    pages += 1
  } while (next !== undefined)
  return { ids, pages, lack }
}

describe('items on sale', () => {
  it('are pages of 100 from the index, in its order', async () => {
    const fetchListed = vi.fn(({ skip = 0 }: { readonly skip?: number }) =>
      Promise.resolve(
        range(1, 230)
          .slice(skip, skip + 100)
          .map((id) => listed(id)),
      ),
    )
    const { ids, pages, lack } = await readAll({ ...SALE, sort: 'recent' }, { fetchListed })
    expect([ids.length, pages, lack]).toEqual([230, 3, {}])
    expect(fetchListed.mock.calls.map(([asked]) => asked)).toEqual(
      [0, 100, 200].map((skip) => ({ first: 100, skip, orderBy: 'updatedAt', direction: 'desc' })),
    )
  })

  it('are from the contract without the index, in pages, sorted by their asks', async () => {
    const asks = range(1, 150).map((tokenId) => ({ tokenId, seller: SELLER, priceWei: 1_000n - tokenId }))
    const { ids, pages, lack } = await readAll(SALE, { readAsks: () => Promise.resolve(asks) })
    expect([ids[0], ids.at(-1), ids.length, pages]).toEqual([150n, 1n, 150, 2])
    expect(lack).toEqual({ isIndexDown: true })
  })

  it('fail where the index and the chain do', async () => {
    await expect(readAll(SALE, {})).rejects.toThrow('chain is down')
  })

  it('do not mix the pages of two sources', async () => {
    const fetchListed = vi
      .fn()
      .mockResolvedValueOnce(range(1, 100).map((id) => listed(id)))
      .mockImplementation(down)
    await expect(readAll(SALE, { fetchListed, readAsks: () => Promise.resolve([]) })).rejects.toThrow('stopped')
  })
})

describe('all items', () => {
  it('are pages of the service', async () => {
    const fetchTokens = vi.fn(({ page: number = 1 }: { readonly page?: number }) =>
      Promise.resolve(page(range(1, 250).slice((number - 1) * 100, number * 100), 250)),
    )
    const { ids, pages, lack } = await readAll(ALL, { fetchTokens })
    expect([ids.length, pages, lack]).toEqual([250, 3, {}])
    expect(fetchTokens.mock.calls.map(([asked]) => asked)).toEqual([1, 2, 3].map((n) => ({ page: n, size: 100 })))
  })

  it('follow those on sale where they are sorted by price, each once', async () => {
    const { ids } = await readAll(
      { ...ALL, sort: 'lowest' },
      {
        fetchListed: () =>
          Promise.resolve(
            range(1, 100)
              .map((id) => listed(id))
              .slice(0, 99),
          ),
        fetchTokens: ({ page: number = 1 }) => Promise.resolve(page(range(number * 100 - 99, number * 100), 300)),
      },
    )
    expect(ids).toEqual(range(1, 300))
  })

  it('skip a page of the service that has only what is on sale', async () => {
    const fetchListed = ({ skip = 0 }) =>
      Promise.resolve(
        range(1, 200)
          .slice(skip, skip + 100)
          .map((id) => listed(id)),
      )
    const { ids } = await readAll(
      { ...ALL, sort: 'lowest' },
      {
        fetchListed,
        fetchTokens: ({ page: number = 1 }) => Promise.resolve(page(range(number * 100 - 99, number * 100), 300)),
      },
    )
    expect(ids).toEqual(range(1, 300))
  })

  it('are enumerated by the contract without the service', async () => {
    const { ids, lack } = await readAll(ALL, {
      readTokenIds: (first, count) =>
        Promise.resolve({ tokenIds: range(1, 120).slice(first, first + count), total: 120 }),
    })
    expect([ids.length, lack]).toEqual([120, { isServiceDown: true }])
  })

  it('are those on sale if nothing enumerates them', async () => {
    const { ids, lack } = await readAll(ALL, { fetchListed: () => Promise.resolve([listed(7n)]) })
    expect([ids, lack]).toEqual([[7n], { isServiceDown: true, isOnlyListed: true }])
  })

  it('of the bunnies are enumerated by the contract where the service fails', async () => {
    const { ids, lack } = await readAll(ALL, {
      isBunnies: true,
      fetchTokens: () => Promise.reject(new Error('The bunnies have no pages')),
      readTokenIds: (first, count) =>
        Promise.resolve({ tokenIds: range(1, 120).slice(first, first + count), total: 120 }),
    })
    expect([ids.length, lack]).toEqual([120, { isServiceDown: true }])
  })

  it('of the bunnies are asked for once, without pages', async () => {
    const fetchBunnies = vi.fn(() => Promise.resolve(page(range(1, 130), 130)))
    const { ids, pages } = await readAll(ALL, { isBunnies: true, fetchBunnies })
    expect([ids.length, pages, fetchBunnies.mock.calls.length]).toEqual([130, 2, 1])
  })
})

describe('items with traits', () => {
  it('are the matches of the service that are on sale, by price', async () => {
    const { ids } = await readAll(
      { ...SALE, filter: TEAL },
      {
        fetchFiltered: (_filter, { page: number = 1 }) =>
          Promise.resolve(page(range(1, 150).slice(number * 100 - 100, number * 100), 150)),
        fetchMarketData: () => Promise.resolve([listed(140n, 5n), listed(3n, 9n)]),
      },
    )
    expect(ids).toEqual([140n, 3n])
  })

  it('are priced by the contract without the index, and cut at 1,000', async () => {
    const { ids, lack } = await readAll(
      { ...ALL, sort: 'lowest', filter: TEAL },
      {
        fetchFiltered: (_filter, { page: number = 1 }) =>
          Promise.resolve(page(range(number * 100 - 99, number * 100), 5_000)),
        readAsksOf: (all) =>
          Promise.resolve(all.map((id) => (id === 500n ? { seller: SELLER, priceWei: 1n } : undefined))),
      },
    )
    expect([ids.length, ids[0], ids[1]]).toEqual([1_000, 500n, 1n])
    expect(lack).toEqual({ isFilterCut: true, isIndexDown: true })
  })

  describe('of a kind of bunny', () => {
    const filter = [{ traitType: 'bunnyId', value: '5' }]
    /** Gives 30 of 70 by price, without those that it is told. */
    const fetchBunniesOnSale = vi.fn(({ direction, without }: BunniesOnSale) => {
      const rest = range(1, 70).filter((id) => !without.includes(id))
      return Promise.resolve((direction === 'asc' ? rest : rest.reverse()).slice(0, 30).map((id) => listed(id)))
    })
    const index = { isBunnies: true, fetchBunniesOnSale }

    it('come 30 at a time from the index, without those that are known', async () => {
      fetchBunniesOnSale.mockClear()
      const { ids, pages } = await readAll({ ...SALE, sort: 'highest', filter }, index)
      expect([ids, pages]).toEqual([range(1, 70).reverse(), 3])
      const asked = fetchBunniesOnSale.mock.calls.map(([{ bunnyId, direction, without }]) => [
        bunnyId,
        direction,
        without.length,
      ])
      expect(asked).toEqual([0, 30, 60].map((count) => [5n, 'desc', count]))
    })

    it('are all read for an order that the index does not have', async () => {
      expect((await readAll({ ...SALE, sort: 'id', filter }, index)).ids).toEqual(range(1, 70))
    })

    it('are the matches of the service without the index', async () => {
      const { ids } = await readAll(
        { ...SALE, filter },
        {
          isBunnies: true,
          fetchFiltered: () => Promise.resolve(page([1n, 2n], 2)),
          readAsksOf: () => Promise.resolve([undefined, { seller: SELLER, priceWei: 5n }]),
        },
      )
      expect(ids).toEqual([2n])
    })

    it('do not mix the pages of two sources', async () => {
      const stopping = vi
        .fn()
        .mockResolvedValueOnce(range(1, 30).map((id) => listed(id)))
        .mockImplementation(down)
      const fetchFiltered = () => Promise.resolve(page([1n, 2n], 2))
      const part = { isBunnies: true, fetchBunniesOnSale: stopping, fetchFiltered }
      await expect(readAll({ ...SALE, filter }, part)).rejects.toThrow('down')
    })
  })

  it('fail without the service', async () => {
    await expect(readAll({ ...SALE, filter: TEAL }, {})).rejects.toThrow('down')
  })
})
