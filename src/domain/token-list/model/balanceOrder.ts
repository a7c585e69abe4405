import type { Currency, ListedToken } from '@/domain/token/currency'
import type { Decimal } from '@/lib/decimal'
import type { TokenDirectory } from './mergeTokens'

/** The tokens that an account holds, by lower-case address, with their value in USD; undefined if unpriced. */
export type BalancesUsd = ReadonlyMap<string, Decimal | undefined>

/** Leaves room for the prices in the same multicall. */
export const MAX_BALANCES = 400

/**
 * The tokens whose balances are read for sorting: those of the deployment and the user first, then those of the ranking
 * and lists.
 */
export function balanceCandidates({ byAddress }: TokenDirectory): readonly ListedToken[] {
  const tokens = [...byAddress.values()]
  const isPreferred = ({ source }: ListedToken) => source === undefined || source.kind === 'deployment'
  return [...tokens.filter(isPreferred), ...tokens.filter((token) => !isPreferred(token))].slice(0, MAX_BALANCES)
}

/**
 * Sorts the native coin first, then tokens held by value, held tokens without a price, and the rest. Stable otherwise.
 */
export function sortByBalance(listed: readonly Currency[], balancesUsd: BalancesUsd): readonly Currency[] {
  const native: Currency[] = []
  const priced: { readonly currency: Currency; readonly usd: Decimal }[] = []
  const unpriced: Currency[] = []
  const rest: Currency[] = []
  for (const currency of listed) {
    const id = currency.address.toLowerCase()
    const usd = balancesUsd.get(id)
    if (usd !== undefined) priced.push({ currency, usd })
    else (id === 'native' ? native : balancesUsd.has(id) ? unpriced : rest).push(currency)
  }
  priced.sort((a, b) => b.usd.comparedTo(a.usd) ?? 0)
  return [...native, ...priced.map(({ currency }) => currency), ...unpriced, ...rest]
}

/** The tokens that the account holds, in the order of `sortByBalance`. @param max how many at most */
export function heldCurrencies(
  { byAddress }: TokenDirectory,
  balancesUsd: BalancesUsd,
  max: number,
): readonly Currency[] {
  const held = [...balancesUsd.keys()].flatMap((address) => byAddress.get(address) ?? [])
  return sortByBalance(held, balancesUsd).slice(0, max)
}
