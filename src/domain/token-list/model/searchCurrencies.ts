import type { Currency } from '@/domain/token/currency'
import type { SearchableToken, TokenDirectory } from './mergeTokens'
import { inSearchOrder } from './searchOrder'

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether every word is the start or the end of a word of the symbol or name; all lower case, names with single spaces. */
function matches(symbolKey: string, nameKey: string, words: readonly string[]): boolean {
  const padded = ` ${symbolKey} ${nameKey} `
  return words.every((word) => padded.includes(` ${word}`) || padded.includes(`${word} `))
}

/** Tokens that a text finds, in the order given. */
function findTokens(tokens: readonly SearchableToken[], text: string): readonly Currency[] {
  const words = wordsOf(text)
  return tokens.flatMap(({ token, symbolKey, nameKey }) => (matches(symbolKey, nameKey, words) ? [token] : []))
}

/** Tokens that a text finds, in the order of a search. */
export function searchTokenWords(tokens: readonly SearchableToken[], text: string): readonly Currency[] {
  return inSearchOrder(findTokens(tokens, text), text)
}

/** What a search of the exchange finds; the native coin stands before the tokens that the text fits as well. */
export function searchCurrencies({ sorted }: TokenDirectory, native: Currency, text: string): readonly Currency[] {
  const isNativeFound = matches(native.symbol.toLowerCase(), native.name.toLowerCase(), wordsOf(text))
  return inSearchOrder([...(isNativeFound ? [native] : []), ...findTokens(sorted, text)], text)
}
