import type { ListedToken } from '@/domain/token/currency'
import type { TokenMap } from './tokenMap'

/** All tokens that can be chosen. */
export interface TokenDirectory {
  /** Sorted by symbol; of several with the same this network's own comes first, then by address. */
  readonly sorted: readonly SearchableToken[]
  readonly byAddress: TokenMap
}

/** A token with what a search compares, so that a keystroke compares texts and does nothing else. */
export interface SearchableToken {
  readonly token: ListedToken
  readonly symbolKey: string
  readonly nameKey: string
  readonly addressKey: string
}

/** Of a token that several sources name, the first one's word counts. */
export function mergeTokens(sources: readonly TokenMap[]): TokenDirectory {
  const byAddress = new Map<string, ListedToken>()
  for (const source of sources) for (const [id, token] of source) if (!byAddress.has(id)) byAddress.set(id, token)
  const sorted = [...byAddress].map(([addressKey, token]) => ({
    token,
    symbolKey: token.symbol.toLowerCase(),
    nameKey: token.name.toLowerCase(),
    addressKey,
  }))
  // Comparing code units: a collator takes tens of milliseconds for thousands.
  sorted.sort(
    (a, b) => compare(a.symbolKey, b.symbolKey) || isForeign(a) - isForeign(b) || compare(a.addressKey, b.addressKey),
  )
  return { sorted, byAddress }
}

/** 0 for a token of the deployment: no other of its symbol may stand before it. */
function isForeign({ token }: SearchableToken): number {
  return token.source?.kind === 'deployment' ? 0 : 1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
