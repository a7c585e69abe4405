import { type CurrencyId, isSameCurrency, parseCurrencyId } from './currency'

/** The two currencies of a form; undefined where one is not chosen. */
export type CurrencyChoice = readonly [first: CurrencyId | undefined, second: CurrencyId | undefined]

/** The currencies that a page's address names. The first is CRO where it names none, unless the second one is. */
export function parseCurrencyChoice(first: string | undefined, second: string | undefined): CurrencyChoice {
  const other = parseCurrencyId(second ?? '')
  return [parseCurrencyId(first ?? '') ?? (other === 'native' ? undefined : 'native'), other]
}

/** Another currency for a side. Choosing the other side's one switches the sides. */
export function withCurrency(
  [first, second]: CurrencyChoice,
  side: 'first' | 'second',
  id: CurrencyId,
): { readonly choice: CurrencyChoice; readonly isSwitched: boolean } {
  const other = side === 'first' ? second : first
  if (other !== undefined && isSameCurrency(other, id)) return { choice: [second, first], isSwitched: true }
  return { choice: side === 'first' ? [id, second] : [first, id], isSwitched: false }
}
