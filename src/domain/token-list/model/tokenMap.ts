import type { TokenList } from '@/api/tokenList/tokenList'
import type { ListedToken } from '@/domain/token/currency'
import { sanitizeTokenName, sanitizeTokenSymbol } from '@/domain/token/model/tokenText'

/** The tokens of one chain by lower-case address. */
export type TokenMap = ReadonlyMap<string, ListedToken>

const maps = new WeakMap<TokenList, Map<number, TokenMap>>()

/** A list's tokens on one chain; memoized per list. @throws Error 'Duplicate tokens.' */
export function tokenMapOf(list: TokenList, chainId: number): TokenMap {
  const known = maps.get(list)?.get(chainId)
  if (known !== undefined) return known
  const map = buildMap(list, chainId)
  maps.set(list, (maps.get(list) ?? new Map<number, TokenMap>()).set(chainId, map))
  return map
}

function buildMap(list: TokenList, chainId: number): TokenMap {
  const map = new Map<string, ListedToken>()
  const seen = new Set<string>()
  for (const token of list.tokens) {
    const { address, symbol, name, decimals, logoURI, tags } = token
    const id = address.toLowerCase()
    const key = `${token.chainId}-${id}`
    if (seen.has(key)) throw new Error('Duplicate tokens.')
    seen.add(key)
    if (token.chainId !== chainId) continue
    map.set(id, {
      address,
      symbol: sanitizeTokenSymbol(symbol),
      name: sanitizeTokenName(name),
      decimals,
      source: { kind: 'list', name: list.name },
      ...(logoURI === undefined ? {} : { logoURI }),
      ...(tags === undefined ? {} : { tags }),
    })
  }
  return map
}
