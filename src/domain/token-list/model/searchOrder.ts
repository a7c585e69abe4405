import type { Currency } from '@/domain/token/currency'

/** Sorts results: exact symbol, then symbols with that prefix, then the rest. */
export function inSearchOrder(found: readonly Currency[], text: string): readonly Currency[] {
  const wanted = text.trim().toLowerCase()
  const exact: Currency[] = []
  const starting: Currency[] = []
  const rest: Currency[] = []
  for (const currency of found) {
    const symbol = currency.symbol.toLowerCase()
    const group = symbol === wanted ? exact : symbol.startsWith(wanted) ? starting : rest
    group.push(currency)
  }
  return [...exact, ...starting, ...rest]
}
