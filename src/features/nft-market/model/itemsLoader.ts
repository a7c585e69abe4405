import { ServiceError } from '@/api/fetchJson'
import { type GraphPage, type LoadGraphPage, pageBySkip } from '@/api/graphPages'
import type { RestTokens } from '@/api/nft/parse'
import type { NftFilter, NftPage } from '@/api/nft/query'
import { BUNNY_ROWS } from '@/api/nft-market/bunnyRows'
import type { NftMarketData } from '@/api/nft-market/parse'
import type { NftListing } from '@/api/nft-market/query'
import type { NftAsk } from '@/domain/nft-market/nftItem'
import type { ListedAsk } from '@/domain/nft-market/reads'
import type { Address } from '@/lib/hex'
import { type ItemRow, rowOfAsk, rowOfMarket, rowOfToken, sortRows } from './itemRow'
import type { ItemSort, ItemsQuery } from './itemsQuery'
import { kindOf } from './kindNames'

export const PAGE_ITEMS = 100
/** Matches of a trait filter: the index takes no more ids at once. */
const MAX_MATCHES = 1_000

/** Which bunnies of a kind are asked for, by their price. */
export interface BunniesOnSale {
  readonly bunnyId: bigint
  readonly direction: 'asc' | 'desc'
  /** Those that are known. */
  readonly without: readonly bigint[]
}

/** What the items of a collection are read by. */
export interface ItemSources {
  readonly collection: Address
  /** The bunnies, which the service gives without pages. */
  readonly isBunnies: boolean
  /** @throws ServiceError */
  readonly fetchListed: (listing: NftListing) => Promise<readonly NftMarketData[]>
  /** @throws ServiceError */
  readonly fetchMarketData: (tokenIds: readonly bigint[]) => Promise<readonly NftMarketData[]>
  /** @throws ServiceError */
  readonly fetchTokens: (page: NftPage) => Promise<RestTokens>
  /** @throws ServiceError */
  readonly fetchBunnies: () => Promise<RestTokens>
  /** @throws ServiceError */
  readonly fetchFiltered: (filter: NftFilter, page: NftPage) => Promise<RestTokens>
  /** The first 30 on sale of a kind of bunny, without some of them. @throws ServiceError */
  readonly fetchBunniesOnSale: (kind: BunniesOnSale) => Promise<readonly NftMarketData[]>
  readonly readAsks: () => Promise<readonly ListedAsk[]>
  readonly readAsksOf: (tokenIds: readonly bigint[]) => Promise<readonly (NftAsk | undefined)[]>
  /** Undefined if the collection can't be enumerated. */
  readonly readTokenIds: (
    first: number,
    count: number,
  ) => Promise<{ readonly tokenIds: readonly bigint[]; readonly total: number } | undefined>
}

/** A page of all items. */
interface ItemsPage {
  readonly rows: readonly ItemRow[]
  /** Of the whole list. */
  readonly total: number
}

/** What a list lacks because a source is unavailable. */
export interface ItemsLack {
  /** The index: asks are from the contract, in which nothing says when they were made. */
  readonly isIndexDown: boolean
  /** The service: names and images are from the tokens' own metadata. */
  readonly isServiceDown: boolean
  /** Neither the service nor the contract lists what is not on sale. */
  readonly isOnlyListed: boolean
  /** More match the filter than are listed. */
  readonly isFilterCut: boolean
}

export const NO_LACK: ItemsLack = { isIndexDown: false, isServiceDown: false, isOnlyListed: false, isFilterCut: false }

/** Where the next page starts: among those on sale, or among all. */
export interface ItemsCursor {
  readonly phase: 'sale' | 'all'
  readonly at: number
}

const ORDERS: Readonly<Record<ItemSort, Pick<NftListing, 'orderBy' | 'direction'>>> = {
  lowest: { orderBy: 'currentAskPrice', direction: 'asc' },
  highest: { orderBy: 'currentAskPrice', direction: 'desc' },
  recent: { orderBy: 'updatedAt', direction: 'desc' },
  id: { orderBy: 'tokenId', direction: 'asc' },
}

/** The value, or what to use if a service fails. */
async function orElse<T, F>(read: Promise<T>, fallback: () => F | Promise<F>): Promise<T | F> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return fallback()
  }
}

/**
 * Loads the items of a collection page by page. What is on sale is listed by the index, or by the contract if the index
 * is unavailable; the rest by the service, or by the contract.
 * @param onLack told what the list lacks
 */
export function createItemsLoader(
  sources: ItemSources,
  query: ItemsQuery,
  onLack: (lack: Partial<ItemsLack>) => void,
): LoadGraphPage<ItemRow, ItemsCursor> {
  const { collection } = sources
  /** All rows of a list that is only known as a whole. */
  let whole: readonly ItemRow[] | undefined
  /** All bunnies, as the service gives them. */
  let bunnies: readonly ItemRow[] | undefined
  /** Bunnies of the wanted kind that are on sale, page by page. */
  let ofKind: readonly ItemRow[] = []
  /** Ids of those on sale that were listed before all others. */
  const listed = new Set<bigint>()
  let isOnlyListed = false

  async function pageOfWhole(
    at: number,
    read: () => Promise<readonly ItemRow[]>,
    phase: ItemsCursor['phase'],
  ): Promise<GraphPage<ItemRow, ItemsCursor>> {
    whole ??= await read()
    const next = at + PAGE_ITEMS
    return { rows: whole.slice(at, next), next: next < whole.length ? { phase, at: next } : undefined }
  }

  async function readListedByChain(): Promise<readonly ItemRow[]> {
    onLack({ isIndexDown: true })
    const asks = await sources.readAsks()
    return sortRows(
      asks.map((ask) => rowOfAsk(collection, ask)),
      query.sort,
    )
  }

  async function loadListed(at: number): Promise<GraphPage<ItemRow, ItemsCursor>> {
    // Pages of two sources would not fit together.
    const indexed =
      whole === undefined &&
      (await orElse(sources.fetchListed({ first: PAGE_ITEMS, skip: at, ...ORDERS[query.sort] }), () => undefined))
    if (indexed === undefined && at > 0) throw new ServiceError('The index stopped answering')
    if (indexed === false || indexed === undefined) return pageOfWhole(at, readListedByChain, 'sale')
    const { rows, next, isCut = false } = pageBySkip(indexed.map(rowOfMarket), at, PAGE_ITEMS)
    return { rows, next: next === undefined ? undefined : { phase: 'sale', at: next }, isCut }
  }

  async function pageOfTokens(at: number): Promise<ItemsPage> {
    const { tokens, total } = await sources.fetchTokens({ page: at / PAGE_ITEMS + 1, size: PAGE_ITEMS })
    return {
      rows: tokens.map((token) => rowOfToken(collection, token)),
      total: total ?? at + tokens.length + (tokens.length < PAGE_ITEMS ? 0 : 1),
    }
  }

  async function pageOfBunnies(at: number): Promise<ItemsPage> {
    // Pages of two sources would not fit together.
    if (at > 0 && bunnies === undefined) throw new ServiceError('The pages are of the contract')
    bunnies ??= (await sources.fetchBunnies()).tokens.map((token) => rowOfToken(collection, token))
    return { rows: bunnies.slice(at, at + PAGE_ITEMS), total: bunnies.length }
  }

  async function pageOfContract(at: number): Promise<ItemsPage | undefined> {
    onLack({ isServiceDown: true })
    const ids = await sources.readTokenIds(at, PAGE_ITEMS)
    const rows = ids?.tokenIds.map(
      (tokenId): ItemRow => ({ collection, tokenId, ask: undefined, name: '', image: undefined, updatedSec: 0 }),
    )
    return ids && rows && { rows, total: ids.total }
  }

  async function loadAll(at: number): Promise<GraphPage<ItemRow, ItemsCursor>> {
    const page = await orElse(sources.isBunnies ? pageOfBunnies(at) : pageOfTokens(at), () => pageOfContract(at))
    if (page === undefined) {
      isOnlyListed = true
      onLack({ isOnlyListed })
      return query.sort === 'id' ? loadListed(0) : { rows: [], next: undefined }
    }
    const next = at + PAGE_ITEMS
    return { rows: page.rows, next: next < page.total ? { phase: 'all', at: next } : undefined }
  }

  /** The next page with anything that is not among those on sale, which were listed before. */
  async function loadUnlisted(at: number): Promise<GraphPage<ItemRow, ItemsCursor>> {
    const page = await loadAll(at)
    const rows = page.rows.filter(({ tokenId }) => !listed.has(tokenId))
    const { next } = page
    return rows.length > 0 || next?.phase !== 'all' ? { ...page, rows } : loadUnlisted(next.at)
  }

  /** The kind of bunny to which the items on sale are limited; undefined for any other filter. */
  function wantedKind(): bigint | undefined {
    const isOnlyOne = sources.isBunnies && query.isOnSale && query.filter.length === 1
    return isOnlyOne ? kindOf(query.filter) : undefined
  }

  /** Bunnies of a kind that are on sale, by the index, which gives the next ones if it is told those that are known. */
  async function loadKind(bunnyId: bigint, at: number): Promise<GraphPage<ItemRow, ItemsCursor>> {
    const known = ofKind.slice(0, at)
    const without = known.map(({ tokenId }) => tokenId)
    const direction = query.sort === 'highest' ? 'desc' : 'asc'
    const rows = (await sources.fetchBunniesOnSale({ bunnyId, direction, without })).map(rowOfMarket)
    ofKind = [...known, ...rows]
    const next = ofKind.length
    if (rows.length < BUNNY_ROWS) return { rows, next: undefined }
    return next < MAX_MATCHES ? { rows, next: { phase: 'sale', at: next } } : { rows, next: undefined, isCut: true }
  }

  /** The whole kind, for the orders in which the index does not give it. */
  async function readKind(bunnyId: bigint): Promise<readonly ItemRow[]> {
    let next: ItemsCursor | undefined = { phase: 'sale', at: 0 }
    while (next !== undefined) next = (await loadKind(bunnyId, next.at)).next
    return sortRows(ofKind, query.sort)
  }

  async function loadMatches(at: number, phase: ItemsCursor['phase']): Promise<GraphPage<ItemRow, ItemsCursor>> {
    const kind = wantedKind()
    const isByPrice = query.sort === 'lowest' || query.sort === 'highest'
    if (kind === undefined || whole !== undefined) return pageOfWhole(at, readMatches, phase)
    if (isByPrice && at > 0) return loadKind(kind, at)
    // Without the index, the service knows the kind.
    return orElse(isByPrice ? loadKind(kind, 0) : pageOfWhole(0, () => readKind(kind), phase), () =>
      pageOfWhole(0, readMatches, phase),
    )
  }

  async function readMatches(): Promise<readonly ItemRow[]> {
    const tokens: RestTokens['tokens'][number][] = []
    let total = 1
    for (let page = 1; tokens.length < Math.min(total, MAX_MATCHES); page += 1) {
      const answer = await sources.fetchFiltered(query.filter, { page, size: PAGE_ITEMS })
      tokens.push(...answer.tokens)
      total = answer.total ?? tokens.length
      if (answer.tokens.length === 0) break
    }
    onLack({ isFilterCut: total > tokens.length })
    const ids = tokens.map(({ tokenId }) => tokenId)
    const known = await orElse(
      sources.fetchMarketData(ids).then((data) => data.map(rowOfMarket)),
      async () => {
        onLack({ isIndexDown: true })
        const asks = await sources.readAsksOf(ids)
        return ids.flatMap((tokenId, index) => {
          const ask = asks[index]
          return ask === undefined ? [] : [rowOfAsk(collection, { tokenId, ...ask })]
        })
      },
    )
    const byId = new Map(known.map((row) => [row.tokenId, row]))
    const rows = tokens.map((token) => rowOfToken(collection, token, byId.get(token.tokenId)))
    return sortRows(query.isOnSale ? rows.filter(({ ask }) => ask !== undefined) : rows, query.sort)
  }

  return async (cursor) => {
    const { phase, at } = cursor ?? { phase: query.isOnSale || query.sort !== 'id' ? 'sale' : 'all', at: 0 }
    if (query.filter.length > 0) return loadMatches(at, phase)
    if (phase === 'all') return loadUnlisted(at)
    const page = await loadListed(at)
    for (const { tokenId } of page.rows) listed.add(tokenId)
    if (query.isOnSale || isOnlyListed || page.next !== undefined) return page
    whole = undefined
    return { ...page, next: { phase: 'all', at: 0 } }
  }
}
