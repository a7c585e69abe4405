import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { sanitizeText } from '@/lib/sanitizeText'
import { addressSchema, countSchema, entriesSchema, fieldsSchema } from '@/lib/schema'
import { BUNNY_TRAIT } from './bunnyTrait'

/** Tokens of a page. */
export const NFT_PAGE_TOKENS = 100
/** Bunnies, which have no pages. */
const MAX_BUNNIES = 1_000
const MAX_COLLECTIONS = 1_000
const MAX_NAME = 80
const MAX_SYMBOL = 20
const MAX_DESCRIPTION = 1_000
/** Attributes of a token, and characters of each text of one. */
const MAX_ATTRIBUTES = 100
const MAX_TRAIT = 80
/** Traits of a collection, and values of each. */
const MAX_TRAITS = 100
const MAX_VALUES = 500
/** An image may be a data URI. */
const MAX_IMAGE = 400_000

/** A trait of a token. All texts are on one line, visible and bounded. */
export interface NftAttribute {
  readonly traitType: string
  readonly value: string
  readonly displayType: string
}

/** An image's URIs, as the service gives them; '' if there is none. Show them with `NftMedia` only. */
export interface NftImage {
  readonly original: string
  readonly thumbnail: string
}

/** A token as the NFT service has it. */
export interface RestToken {
  readonly tokenId: bigint
  readonly name: string
  readonly description: string
  readonly collectionName: string
  readonly image: NftImage
  readonly attributes: readonly NftAttribute[]
  /** Unix milliseconds; undefined if it is not a time. */
  readonly createdAtMs: number | undefined
  readonly updatedAtMs: number | undefined
}

/** A collection as the NFT service has it. */
export interface RestCollection {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly description: string
  /** Undefined if the collection does not say. */
  readonly totalSupply: bigint | undefined
  /** URI of an image; '' if there is none. Show it with `NftMedia` only. */
  readonly avatar: string
  readonly createdAtMs: number | undefined
}

/** How many tokens have a value of a trait. */
export interface TraitCount {
  readonly traitType: string
  readonly value: string
  readonly count: number
}

/** Some tokens of a list. */
export interface RestTokens {
  readonly tokens: readonly RestToken[]
  /** Of the whole list; undefined if the service does not say. */
  readonly total: number | undefined
  /** Of the whole list; empty if the service does not count them. */
  readonly traits: readonly TraitCount[]
}

const text = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.union([v.string(), v.pipe(v.union([v.number(), v.boolean()]), v.transform(String))]),
      v.transform((raw) => sanitizeText(raw, maxLength)),
    ),
    '',
  )
const uri = v.fallback(v.pipe(v.string(), v.maxLength(MAX_IMAGE)), '')
const tokenId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,78}$/),
  v.transform((digits) => BigInt(digits)),
)
const supply = v.fallback(v.union([tokenId, v.undefined()]), undefined)
const moment = v.fallback(
  v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((raw) => Date.parse(raw)),
    v.number(),
  ),
  Number.NaN,
)
const image = v.fallback(v.object({ original: uri, thumbnail: uri }), { original: '', thumbnail: '' })
const orUndefined = (ms: number) => (Number.isNaN(ms) ? undefined : ms)

const attribute = v.pipe(
  v.object({ traitType: text(MAX_TRAIT), value: text(MAX_TRAIT), displayType: v.optional(text(MAX_TRAIT), '') }),
  v.check(({ traitType, value }) => traitType !== '' && value !== ''),
)
/** Cut before they are read: there may be megabytes of them. */
const firstOf = (count: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(0, count)),
  )
const attributes = v.fallback(v.pipe(firstOf(MAX_ATTRIBUTES), entriesSchema(attribute)), [])

const token = v.pipe(
  v.object({
    tokenId,
    name: text(MAX_NAME),
    description: text(MAX_DESCRIPTION),
    image,
    attributes: v.optional(attributes, []),
    collection: v.fallback(v.object({ name: text(MAX_NAME) }), { name: '' }),
    createdAt: v.optional(moment, ''),
    updatedAt: v.optional(moment, ''),
  }),
  v.transform(
    ({ collection: { name }, createdAt, updatedAt, ...rest }): RestToken => ({
      ...rest,
      collectionName: name,
      createdAtMs: orUndefined(createdAt),
      updatedAtMs: orUndefined(updatedAt),
    }),
  ),
)

const collection = v.pipe(
  v.object({
    address: addressSchema,
    name: text(MAX_NAME),
    symbol: v.optional(text(MAX_SYMBOL), ''),
    description: v.optional(text(MAX_DESCRIPTION), ''),
    totalSupply: v.optional(supply),
    avatar: v.optional(uri, ''),
    createdAt: v.optional(moment, ''),
  }),
  v.transform(
    ({ createdAt, totalSupply, ...rest }): RestCollection => ({
      ...rest,
      totalSupply,
      createdAtMs: orUndefined(createdAt),
    }),
  ),
)

/** The counts of a service, which has numbers instead of objects for the kinds of bunnies. */
function traitCountsOf(distribution: Readonly<Record<string, unknown>>): readonly TraitCount[] {
  return Object.entries(distribution)
    .slice(0, MAX_TRAITS)
    .flatMap(([name, counts]) =>
      isRecord(counts) ? countsOf(name, counts) : countsOf(BUNNY_TRAIT, { [name]: counts }),
    )
}

/** Leaves out texts that can't be shown as they are: nobody could filter by what they see. */
function countsOf(traitType: string, counts: Readonly<Record<string, unknown>>): readonly TraitCount[] {
  const isShowable = (raw: string) => raw !== '' && sanitizeText(raw, MAX_TRAIT) === raw
  if (!isShowable(traitType)) return []
  return Object.entries(counts)
    .slice(0, MAX_VALUES)
    .flatMap(([value, count]) => (isShowable(value) && v.is(countSchema, count) ? [{ traitType, value, count }] : []))
}

const distribution = v.pipe(v.fallback(fieldsSchema, {}), v.transform(traitCountsOf))
/** The service has an object by kind instead of a list for the bunnies. */
const tokenList = (maxTokens: number) =>
  v.pipe(
    v.union([
      v.array(v.unknown()),
      v.pipe(
        fieldsSchema,
        v.transform((byKind) => Object.values(byKind)),
      ),
    ]),
    v.transform((list) => list.slice(0, maxTokens)),
    entriesSchema(token),
  )

export const collectionsAnswer = v.object({ data: v.pipe(firstOf(MAX_COLLECTIONS), entriesSchema(collection)) })
export const collectionAnswer = v.object({ data: collection })
export const tokenAnswer = v.object({ data: token })
const tokensOf = (maxTokens: number) =>
  v.pipe(
    v.object({
      total: v.fallback(v.optional(countSchema), undefined),
      attributesDistribution: v.optional(distribution, {}),
      data: tokenList(maxTokens),
    }),
    v.transform(
      ({ total, attributesDistribution, data }): RestTokens => ({
        total,
        traits: attributesDistribution,
        tokens: data,
      }),
    ),
  )
export const tokensAnswer = tokensOf(NFT_PAGE_TOKENS)
export const bunniesAnswer = tokensOf(MAX_BUNNIES)
