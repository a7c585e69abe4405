import type { Currency, ListedToken } from '@/domain/token/currency'
import type { Decimal } from '@/lib/decimal'
import type { TokenDirectory } from './mergeTokens'

/** Every token that an account holds, by its address in lower case: USD, or undefined where the price is unknown. */
export type BalancesUsd = ReadonlyMap<string, Decimal | undefined>

/** With the prices, what one multicall reads. */
export const MAX_BALANCES = 400

/** The tokens whose balances are read for the order of a list: this network's, those added by the user, then what the exchange and the lists name first. */
export function balanceCandidates({ byAddress }: TokenDirectory): readonly ListedToken[] {
  const tokens = [...byAddress.values()]
  const isPreferred = ({ source }: ListedToken) => source === undefined || source.kind === 'deployment'
  return [...tokens.filter(isPreferred), ...tokens.filter((token) => !isPreferred(token))].slice(0, MAX_BALANCES)
}

/**
 * The native coin, then what the account holds: by USD, the largest first, and after it what has no known price; then the
 * rest. What is equal in this stays as it was listed.
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
