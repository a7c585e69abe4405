import * as v from 'valibot'
import type { TokenInfo } from '@/api/tokenList/tokenList'
import { isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import {
  addressSchema,
  countSchema,
  entriesSchema,
  fieldsSchema,
  parseOr,
  spareSchema,
  sparseSchema,
} from '@/lib/schema'
import type { ListState, ListsState } from './listsSlice'

/** `isUnderstood` is either true or absent. */
const addedToken = sparseSchema({
  address: addressSchema,
  symbol: v.string(),
  name: v.string(),
  decimals: v.pipe(countSchema, v.maxValue(255)),
  isUnderstood: spareSchema(v.literal(true)),
})

const isCount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isText = (value: unknown) => typeof value === 'string'

/** Hand-written, because a schema is fifty times slower on lists of up to 10,000 tokens during startup. */
function isTokenInfo(raw: unknown): raw is TokenInfo {
  if (!isRecord(raw)) return false
  const { chainId, address, symbol, name, decimals, logoURI, tags } = raw
  return (
    isCount(chainId) &&
    typeof address === 'string' &&
    isAddress(address) &&
    isText(symbol) &&
    isText(name) &&
    isCount(decimals) &&
    Number(decimals) <= 255 &&
    (logoURI === undefined || isText(logoURI)) &&
    (tags === undefined || (Array.isArray(tags) && tags.every(isText)))
  )
}
/** Only checks what the app relies on. A list with an invalid token is dropped and fetched again. */
const tokenList = sparseSchema({
  name: v.string(),
  version: v.object({ major: countSchema, minor: countSchema, patch: countSchema }),
  tokens: v.custom<readonly TokenInfo[]>((raw) => Array.isArray(raw) && raw.every(isTokenInfo)),
  logoURI: spareSchema(v.string()),
  leftOutCount: spareSchema(countSchema),
})
const list = v.pipe(
  v.object({ current: spareSchema(tokenList), pendingUpdate: spareSchema(tokenList) }),
  v.transform(
    ({ current, pendingUpdate }): ListState => ({
      ...(current && { current }),
      ...(current && pendingUpdate && { pendingUpdate }),
    }),
  ),
)
const texts = v.fallback(entriesSchema(v.string()), [])
const addedTokens = entriesSchema(addedToken)
const fields = v.fallback(fieldsSchema, {})

/** Restores the valid part of stored lists. */
export function restoreLists(kept: Readonly<Record<string, unknown>>): ListsState {
  const byUrl = Object.fromEntries(
    Object.entries(v.parse(fields, kept['byUrl'])).flatMap(([url, raw]) => {
      const restored = parseOr(list, raw)
      return restored === undefined ? [] : [[url, restored]]
    }),
  )
  return {
    byUrl,
    activeListUrls: [...new Set(v.parse(texts, kept['activeListUrls']).filter((url) => url in byUrl))],
    addedTokens: Object.fromEntries(
      Object.entries(v.parse(fields, kept['addedTokens'])).flatMap(([chainId, raw]) => {
        const tokens = parseOr(addedTokens, raw)
        return /^\d+$/.test(chainId) && tokens !== undefined ? [[chainId, tokens]] : []
      }),
    ),
  }
}
