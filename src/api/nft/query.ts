import type { Address } from '@/lib/hex'
import { fetchJson } from '../fetchJson'
import { parseAnswer } from '../parseAnswer'
import {
  bunniesAnswer,
  collectionAnswer,
  collectionsAnswer,
  NFT_PAGE_TOKENS,
  type RestCollection,
  type RestToken,
  type RestTokens,
  tokenAnswer,
  tokensAnswer,
} from './parse'

/** Pictures may be in the answers. */
const MAX_PAGE_BYTES = 20_000_000
const MAX_TOKEN_BYTES = 2_000_000
/** A page of pictures from a chain takes a service some time. */
const PAGE_TIMEOUT_MS = 20_000

/** Values wanted of traits: a token needs one of the values of each trait. */
export type NftFilter = readonly { readonly traitType: string; readonly value: string }[]

/** A page of a collection. */
export interface NftPage {
  /** From 1. */
  readonly page?: number
  /** At most 100, the default. */
  readonly size?: number
}

const pathOf = (serviceUrl: string, collection: Address) => `${serviceUrl}/collections/${collection.toLowerCase()}`
const pageParams = ({ page = 1, size = NFT_PAGE_TOKENS }: NftPage) => ({ page: String(page), size: String(size) })
const NOTHING: RestTokens = { tokens: [], total: 0, traits: [] }

/** All collections. @throws ServiceError */
export async function fetchNftCollections(serviceUrl: string): Promise<readonly RestCollection[]> {
  const url = `${serviceUrl}/collections`
  return parseAnswer(collectionsAnswer, await fetchJson(url, { maxBytes: MAX_PAGE_BYTES }), url).data
}

/** One collection. @throws ServiceError, also for an unknown one */
export async function fetchNftCollection(serviceUrl: string, collection: Address): Promise<RestCollection> {
  const url = pathOf(serviceUrl, collection)
  return parseAnswer(collectionAnswer, await fetchJson(url, { maxBytes: MAX_TOKEN_BYTES }), url).data
}

/** A page of a collection's tokens, by their order. @throws ServiceError */
export async function fetchNftTokens(serviceUrl: string, collection: Address, page: NftPage = {}): Promise<RestTokens> {
  return fetchTokens(`${pathOf(serviceUrl, collection)}/tokens?${new URLSearchParams(pageParams(page)).toString()}`)
}

/** All bunnies, which have no pages. @throws ServiceError */
export async function fetchBunnyTokens(serviceUrl: string, collection: Address): Promise<RestTokens> {
  return fetchTokens(`${pathOf(serviceUrl, collection)}/tokens`, bunniesAnswer)
}

/** One token. @throws ServiceError, also for an unknown one */
export async function fetchNftToken(serviceUrl: string, collection: Address, tokenId: bigint): Promise<RestToken> {
  const url = `${pathOf(serviceUrl, collection)}/tokens/${tokenId}`
  return parseAnswer(tokenAnswer, await fetchJson(url, { maxBytes: MAX_TOKEN_BYTES }), url).data
}

/** A page of the tokens that have the wanted traits; none without a filter. @throws ServiceError */
export async function fetchFilteredNfts(
  serviceUrl: string,
  collection: Address,
  filter: NftFilter,
  page: NftPage = {},
): Promise<RestTokens> {
  if (filter.length === 0) return NOTHING
  const params = new URLSearchParams(filter.map(({ traitType, value }) => [traitType, value]))
  for (const [key, value] of Object.entries(pageParams(page))) params.set(key, value)
  return fetchTokens(`${pathOf(serviceUrl, collection)}/filter?${params.toString()}`)
}

async function fetchTokens(url: string, schema = tokensAnswer): Promise<RestTokens> {
  const answer = await fetchJson(url, { maxBytes: MAX_PAGE_BYTES, timeoutMs: PAGE_TIMEOUT_MS })
  return parseAnswer(schema, answer, url)
}
