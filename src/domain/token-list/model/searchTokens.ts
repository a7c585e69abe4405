import { type Currency, isNativeCode } from '@/domain/token/currency'
import type { TokenDirectory } from './mergeTokens'
import { inSearchOrder } from './searchOrder'

/**
 * What a search text finds, by symbol; the native coin stands before the tokens that the text fits as well. The text is the
 * start of a symbol or name, in any letter case.
 */
export function searchTokens({ sorted }: TokenDirectory, native: Currency, text: string): readonly Currency[] {
  const wanted = text.trim().toLowerCase()
  const isNativeFound = [native.symbol, native.name].some((known) => known.toLowerCase().startsWith(wanted))
  const found: Currency[] = isNativeFound ? [native] : []
  for (const { token, symbolKey, nameKey } of sorted) {
    if (symbolKey.startsWith(wanted) || nameKey.startsWith(wanted)) found.push(token)
  }
  return inSearchOrder(found, text)
}

/**
 * What Enter chooses: the native coin for its code, else the first result where its symbol is the text or it is the
 * only one.
 */
export function enterChoice(results: readonly Currency[], native: Currency, text: string): Currency | undefined {
  const wanted = text.trim()
  if (isNativeCode(wanted)) return native
  const [first] = results
  if (first === undefined) return undefined
  return results.length === 1 || first.symbol.toLowerCase() === wanted.toLowerCase() ? first : undefined
}
