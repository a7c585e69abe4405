import { type Currency, isNativeCode } from '@/domain/token/currency'
import type { TokenDirectory } from './mergeTokens'
import { inSearchOrder } from './searchOrder'

/** Tokens whose symbol or name starts with the text, ignoring case; a matching native coin comes first. */
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
 * The currency that Enter selects: the native coin for its symbol, or the first result if it is the only one or its
 * symbol matches.
 */
export function enterChoice(results: readonly Currency[], native: Currency, text: string): Currency | undefined {
  const wanted = text.trim()
  if (isNativeCode(wanted)) return native
  const [first] = results
  if (first === undefined) return undefined
  return results.length === 1 || first.symbol.toLowerCase() === wanted.toLowerCase() ? first : undefined
}
