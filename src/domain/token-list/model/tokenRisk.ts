import type { Currency, ListedToken } from '@/domain/token/currency'
import { imitatedBy } from './imitation'
import type { TokenDirectory } from './mergeTokens'

/** Why a token must be acknowledged before trading. */
export type TokenRisk =
  /** It has the name of a deployed token. */
  | { readonly kind: 'imitation'; readonly imitated: Currency }
  /** It is on no list. */
  | { readonly kind: 'unlisted' }

export interface RiskyToken {
  readonly token: ListedToken
  readonly risk: TokenRisk
}

/** The risk of a currency; undefined for the native coin and for listed tokens that imitate none. */
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
