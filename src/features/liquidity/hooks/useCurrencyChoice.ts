import { useCurrency, type ChosenCurrency } from '@/domain/token-list/useCurrency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import type { Currency } from '@/domain/token/currency'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { CurrencyPair } from '../model/routeCurrencies'
import type { Side } from '../model/mintState'

export interface ChosenSide {
  readonly choice: Loadable<ChosenCurrency>
  /** Undefined while it is not chosen or not known. */
  readonly currency: Currency | undefined
}

/** What is known of the two chosen currencies. */
export function useCurrencyChoice({ A, B }: CurrencyPair, directory: TokenDirectory): Readonly<Record<Side, ChosenSide>> {
  const a = useCurrency(A, directory)
  const b = useCurrency(B, directory)
  return { A: { choice: a, currency: currencyOf(a) }, B: { choice: b, currency: currencyOf(b) } }
}

function currencyOf(choice: Loadable<ChosenCurrency>): Currency | undefined {
  const known = valueOf(choice)
  return known?.status === 'exists' ? known.currency : undefined
}
