import type { Currency } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { type ChosenCurrency, currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import type { Loadable } from '@/lib/loadable'
import type { CurrencyPair } from '../model/routeCurrencies'
import type { Side } from '../model/side'

export interface ChosenSide {
  readonly choice: Loadable<ChosenCurrency>
  /** Undefined while it is not chosen or not known. */
  readonly currency: Currency | undefined
}

/** What is known of the two chosen currencies. */
export function useCurrencyChoice(
  { A, B }: CurrencyPair,
  directory: TokenDirectory,
): Readonly<Record<Side, ChosenSide>> {
  const a = useCurrency(A, directory)
  const b = useCurrency(B, directory)
  return { A: { choice: a, currency: currencyOf(a) }, B: { choice: b, currency: currencyOf(b) } }
}
