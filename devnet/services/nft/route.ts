import type { Rpc } from '../../chain/rpc.ts'
import { type Answer, json, type Route } from '../route.ts'
import type { NftAttribute } from './metadata.ts'
import type { NftCollection, NftReader, NftTokenFacts } from './nftReader.ts'
import { countTraits, filterTraits, type TraitFilter, type TraitRow } from './traits.ts'

const DEFAULT_SIZE = 100
const MAX_SIZE = 100
/** Of a list without pages. */
const MAX_BUNNIES = 1_000
/** Values in one filter. */
const MAX_FILTERS = 50
/** How long a list of collections is good, and the traits of one, which take several large calls. */
const COLLECTIONS_AGE_MS = 2_000
const TRAITS_AGE_MS = 60_000

interface Page {
  /** Index of the first token. */
  readonly first: number
  readonly size: number
}

export interface NftContracts {
  readonly market: string
  readonly bunnies: string
}

/**
 * NFT API of the market's collections, from the chain: /nft/collections, and under it /{address}, /{address}/tokens?page&size
 * (page 1 and size 100 by default), /{address}/tokens/{tokenId} and /{address}/filter?{trait}={value}&page&size. A repeated
 * trait means any of its values. The bunnies have no pages: all of their tokens come at once. Fetches nothing that a token URI names.
 */
export function nftRoute(rpc: Rpc, { market, bunnies }: NftContracts): Route {
  let loading: Promise<NftReader> | undefined
  // Imported lazily: it depends on ethers, which would slow down the start.
  const load = () => (loading ??= import('./nftReader.ts').then(({ createNftReader }) => createNftReader(rpc, market)))
  const collections = cachedFor(COLLECTIONS_AGE_MS, async () => (await load()).readCollections())
  const traits = new Map<string, () => Promise<readonly TraitRow[] | undefined>>()

  function readTraits(collection: NftCollection) {
    const read =
      traits.get(collection.address) ?? cachedFor(TRAITS_AGE_MS, async () => (await load()).readTraits(collection))
    traits.set(collection.address, read)
    return read()
  }

  async function tokensAnswer(collection: NftCollection, { first, size }: Page): Promise<Answer> {
    const reader = await load()
    const list = await reader.readTokenList(collection)
    const isWhole = collection.address === bunnies.toLowerCase()
    const ids = await (isWhole ? list.readIds(0, MAX_BUNNIES) : list.readIds(first, size))
    const tokens = await reader.readTokens(collection, ids)
    const attributesDistribution = countTraits((await readTraits(collection)) ?? [])
    return json(200, { total: list.total, attributesDistribution, data: tokens.map(tokenOf(collection)) })
  }

  async function tokenAnswer(collection: NftCollection, tokenId: bigint): Promise<Answer> {
    const [token] = await (await load()).readTokens(collection, [tokenId])
    return token === undefined ? json(404, { error: 'no such token' }) : json(200, { data: tokenOf(collection)(token) })
  }

  async function filterAnswer(collection: NftCollection, filter: TraitFilter, { first, size }: Page): Promise<Answer> {
    const rows = await readTraits(collection)
    if (rows === undefined) return json(422, { error: 'the collection is too large to be filtered' })
    const found = filterTraits(rows, filter)
    const ids = found.slice(first, first + size).map(({ tokenId }) => tokenId)
    const tokens = await (await load()).readTokens(collection, ids)
    const attributesDistribution = countTraits(found)
    return json(200, { total: found.length, attributesDistribution, data: tokens.map(tokenOf(collection)) })
  }

  async function collectionAnswer(collection: NftCollection, parts: readonly string[], query: URLSearchParams) {
    const [resource, id, ...rest] = parts
    if (resource === undefined) return json(200, { data: collectionOf(collection) })
    if (resource === 'tokens' && id !== undefined && rest.length === 0) {
      if (!/^[0-9]{1,78}$/.test(id) || BigInt(id) >= 2n ** 256n)
        return json(400, { error: 'token id must be a number' })
      return tokenAnswer(collection, BigInt(id))
    }
    const page = readPage(query)
    if (page === undefined) return json(400, { error: `page must be 1 or more, size 1 to ${MAX_SIZE}` })
    if (resource === 'tokens' && id === undefined) return tokensAnswer(collection, page)
    if (resource !== 'filter' || id !== undefined) return undefined
    const filter = readFilter(query)
    if (filter === undefined) return json(400, { error: `at most ${MAX_FILTERS} values` })
    return filterAnswer(collection, filter, page)
  }

  return async ({ pathname, searchParams }) => {
    const [, area, resource, address, ...parts] = pathname.replace(/\/$/, '').split('/')
    if (area !== 'nft') return undefined
    if (resource !== 'collections') return json(404, { error: 'ask for /nft/collections' })
    if (address === undefined) {
      const all = await collections()
      return json(200, { total: all.length, data: all.map(collectionOf) })
    }
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return json(400, { error: 'address must be 0x and 40 hex characters' })
    const collection = (await collections()).find((one) => one.address === address.toLowerCase())
    if (collection === undefined) return json(404, { error: 'not a collection of the market' })
    return (await collectionAnswer(collection, parts, searchParams)) ?? json(404, { error: 'no such resource' })
  }
}

function collectionOf({ address, name, symbol, totalSupply, facts, addedSec }: NftCollection) {
  return {
    address,
    name,
    symbol,
    description: facts.description,
    totalSupply: totalSupply === undefined ? '' : String(totalSupply),
    avatar: facts.image,
    ...timesOf(addedSec),
  }
}

function tokenOf({ name, addedSec }: NftCollection) {
  return ({ tokenId, metadata }: NftTokenFacts) => ({
    tokenId: String(tokenId),
    name: metadata.name,
    description: metadata.description,
    image: { original: metadata.image, thumbnail: metadata.image },
    attributes: metadata.attributes.map((attribute: NftAttribute) => ({ ...attribute, displayType: '' })),
    collection: { name },
    ...timesOf(addedSec),
  })
}

/** The chain keeps no time of a token: since when it is on the market. */
function timesOf(addedSec: number) {
  const time = new Date(addedSec * 1000).toISOString()
  return { createdAt: time, updatedAt: time }
}

function readPage(query: URLSearchParams): Page | undefined {
  const page = readCount(query.get('page') ?? '1')
  const size = readCount(query.get('size') ?? String(DEFAULT_SIZE))
  if (page === undefined || size === undefined || page === 0 || size === 0 || size > MAX_SIZE) return undefined
  return { first: (page - 1) * size, size }
}

function readFilter(query: URLSearchParams): TraitFilter | undefined {
  const filter = new Map<string, Set<string>>()
  const wanted = [...query].filter(([key]) => key !== 'page' && key !== 'size')
  if (wanted.length > MAX_FILTERS) return undefined
  for (const [trait, value] of wanted) filter.set(trait, (filter.get(trait) ?? new Set()).add(value))
  return filter
}

function readCount(text: string): number | undefined {
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined
}

/** What `read` gives, for some time; a failure isn't kept. */
function cachedFor<T>(ageMs: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { readonly readMs: number; readonly value: Promise<T> } | undefined
  return () => {
    if (latest !== undefined && Date.now() - latest.readMs < ageMs) return latest.value
    const value = read()
    latest = { readMs: Date.now(), value }
    value.catch(() => (latest = undefined))
    return value
  }
}
