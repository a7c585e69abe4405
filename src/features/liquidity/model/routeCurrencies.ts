import type { Deployment } from '@/config/deployment'
import {
  type Currency,
  type CurrencyId,
  currencyParam,
  isSameCurrency,
  parseCurrencyId,
  tokenOf,
} from '@/domain/token/currency'
import { isSameAddress } from '@/lib/hex'
import type { Side } from './mintState'

/** The currencies that a page's address names. */
export interface CurrencyPair {
  readonly A: CurrencyId | undefined
  readonly B: CurrencyId | undefined
}

/** What of the address is no currency is as if it were not there; CRO stands where the first is missing, unless it is the other. */
export function addCurrencies(a: string | undefined, b: string | undefined): CurrencyPair {
  const B = parseCurrencyId(b ?? '')
  return { A: parseCurrencyId(a ?? '') ?? (B === 'native' ? undefined : 'native'), B }
}

/** Another choice for one side; the currency of the other side changes places with it. */
export function withCurrency(
  pair: CurrencyPair,
  side: Side,
  id: CurrencyId,
): { readonly pair: CurrencyPair; readonly isSwitched: boolean } {
  const other = side === 'A' ? pair.B : pair.A
  const isSwitched = other !== undefined && isSameCurrency(other, id)
  if (isSwitched) return { pair: { A: pair.B, B: pair.A }, isSwitched }
  return { pair: side === 'A' ? { A: id, B: pair.B } : { A: pair.A, B: id }, isSwitched }
}

/** `/add/CRO/0x...`: the path of a page that is about two currencies. */
export function pairPath(base: string, { A, B }: CurrencyPair): string {
  const parts = [A, B].map((id) => (id === undefined ? undefined : currencyParam(id)))
  return parts[0] === undefined ? base : [base, ...parts.filter((part) => part !== undefined)].join('/')
}

/** Whether both stand for one token: CRO and wrapped CRO do. */
export function isSameToken(a: CurrencyId | undefined, b: CurrencyId | undefined, network: Deployment): boolean {
  const [tokenA, tokenB] = [a && tokenOf(a, network), b && tokenOf(b, network)]
  return tokenA !== undefined && tokenB !== undefined && isSameAddress(tokenA, tokenB)
}

/** How the wrapped coin's other form is asked for: CRO where it is wrapped, wrapped where it is CRO; undefined for another token. */
export function otherForm(id: CurrencyId, { contracts: { wcro } }: Deployment): CurrencyId | undefined {
  if (id === 'native') return wcro
  return wcro !== undefined && isSameAddress(id, wcro) ? 'native' : undefined
}

/** The name of a pool by its currencies. */
export function poolName(a: Pick<Currency, 'symbol'>, b: Pick<Currency, 'symbol'>): string {
  return `${a.symbol}/${b.symbol}`
}
