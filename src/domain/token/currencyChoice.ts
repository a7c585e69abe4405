import { type CurrencyId, isSameCurrency, parseCurrencyId } from './currency'

/** The two currencies of a form; undefined if not chosen. */
export type CurrencyChoice = readonly [first: CurrencyId | undefined, second: CurrencyId | undefined]

/** The currencies of a URL. The first one defaults to CRO, unless that is the second one. */
export function parseCurrencyChoice(first: string | undefined, second: string | undefined): CurrencyChoice {
  const other = parseCurrencyId(second ?? '')
  return [parseCurrencyId(first ?? '') ?? (other === 'native' ? undefined : 'native'), other]
}

/** Sets the currency of one side. Choosing the other side's currency switches the sides. */
export function withCurrency(
  [first, second]: CurrencyChoice,
  side: 'first' | 'second',
  id: CurrencyId,
): { readonly choice: CurrencyChoice; readonly isSwitched: boolean } {
  const other = side === 'first' ? second : first
  if (other !== undefined && isSameCurrency(other, id)) return { choice: [second, first], isSwitched: true }
  return { choice: side === 'first' ? [id, second] : [first, id], isSwitched: false }
}
