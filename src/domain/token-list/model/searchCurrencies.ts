import type { Currency } from '@/domain/token/currency'
import type { SearchableToken, TokenDirectory } from './mergeTokens'

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter((word) => word !== '')
}

/** Whether every word is the start or the end of a word of the symbol or name; all lower case, names with single spaces. */
function matches(symbolKey: string, nameKey: string, words: readonly string[]): boolean {
  const padded = ` ${symbolKey} ${nameKey} `
  return words.every((word) => padded.includes(` ${word}`) || padded.includes(`${word} `))
}

/** 0 for the exact symbol, 1 for the start of one, 2 for the rest. */
function rank(symbolKey: string, word: string): number {
  if (symbolKey === word) return 0
  return symbolKey.startsWith(word) ? 1 : 2
}

/** Tokens that a text finds, in the order given; of one word the exact symbol comes first, then the starts of symbols. */
export function searchTokenWords(tokens: readonly SearchableToken[], text: string): readonly Currency[] {
  const words = wordsOf(text)
  const found = tokens.filter(({ symbolKey, nameKey }) => matches(symbolKey, nameKey, words))
  const [word] = words
  const ordered = word === undefined || words.length > 1 ? [found] : [0, 1, 2].map((wanted) => found.filter(({ symbolKey }) => rank(symbolKey, word) === wanted))
  return ordered.flat().map(({ token }) => token)
}

/** What a search of the exchange finds: the native coin first, then the tokens. */
export function searchCurrencies({ sorted }: TokenDirectory, native: Currency, text: string): readonly Currency[] {
  const isNativeFound = matches(native.symbol.toLowerCase(), native.name.toLowerCase(), wordsOf(text))
  const tokens = searchTokenWords(sorted, text)
  return isNativeFound ? [native, ...tokens] : tokens
}
