import type { Currency } from '@/domain/token/currency'
import type { SearchableToken, TokenDirectory } from './mergeTokens'
import { inSearchOrder } from './searchOrder'

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Whether every search word is a prefix or suffix of a word in the symbol or name. All lower case, names with single
 * spaces.
 */
function matches(symbolKey: string, nameKey: string, words: readonly string[]): boolean {
  const padded = ` ${symbolKey} ${nameKey} `
  return words.every((word) => padded.includes(` ${word}`) || padded.includes(`${word} `))
}

/** Matching tokens, in the given order. */
function findTokens(tokens: readonly SearchableToken[], text: string): readonly Currency[] {
  const words = wordsOf(text)
  return tokens.flatMap(({ token, symbolKey, nameKey }) => (matches(symbolKey, nameKey, words) ? [token] : []))
}

/** Matching tokens, in search order. */
export function searchTokenWords(tokens: readonly SearchableToken[], text: string): readonly Currency[] {
  return inSearchOrder(findTokens(tokens, text), text)
}

/** Search results of the exchange's token dialog; a matching native coin comes first. */
export function searchCurrencies({ sorted }: TokenDirectory, native: Currency, text: string): readonly Currency[] {
  const isNativeFound = matches(native.symbol.toLowerCase(), native.name.toLowerCase(), wordsOf(text))
  return inSearchOrder([...(isNativeFound ? [native] : []), ...findTokens(sorted, text)], text)
}
