import type { Currency } from '@/domain/token/currency'

/** What a search found: the exact symbol first, then symbols that start with the text, then the rest; each as it was ordered before. */
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
