import type { Currency, ListedToken } from '@/domain/token/currency'
import { imitatedBy } from './imitation'
import type { TokenDirectory } from './mergeTokens'

/** Why a token must be acknowledged before it is traded. */
export type TokenRisk =
  /** It has the name of a token of this network's own list. */
  | { readonly kind: 'imitation'; readonly imitated: Currency }
  /** Nobody names it, but perhaps the user. */
  | { readonly kind: 'unlisted' }

export interface RiskyToken {
  readonly token: ListedToken
  readonly risk: TokenRisk
}

/** What must be acknowledged of a currency; undefined for the native coin and for what a list names and nothing else is called. */
export function riskOf(
  currency: Currency | undefined,
  directory: TokenDirectory,
  native: Currency,
): RiskyToken | undefined {
  if (currency === undefined) return undefined
  const { address, source } = currency
  if (address === 'native') return undefined
  const token = { ...currency, address }
  const imitated = imitatedBy(currency, directory, native)
  if (imitated !== undefined) return { token, risk: { kind: 'imitation', imitated } }
  return source === undefined ? { token, risk: { kind: 'unlisted' } } : undefined
}
