import type { Deployment } from '@/config/deployment'
import { type Currency, type CurrencyId, currencyParam, tokenOf } from '@/domain/token/currency'
import { parseCurrencyChoice, withCurrency } from '@/domain/token/currencyChoice'
import { type Address, isSameAddress } from '@/lib/hex'
import type { Side } from './side'

/** The currencies that a page's address names. */
export interface CurrencyPair {
  readonly A: CurrencyId | undefined
  readonly B: CurrencyId | undefined
}

/** The currencies of an address, `/base/:a?/:b?`; see `parseCurrencyChoice`. */
export function addCurrencies(a: string | undefined, b: string | undefined): CurrencyPair {
  const [A, B] = parseCurrencyChoice(a, b)
  return { A, B }
}

/** Another currency for a side; see `withCurrency`. */
export function withSide(
  { A, B }: CurrencyPair,
  side: Side,
  id: CurrencyId,
): { readonly pair: CurrencyPair; readonly isSwitched: boolean } {
  const {
    choice: [first, second],
    isSwitched,
  } = withCurrency([A, B], side === 'A' ? 'first' : 'second', id)
  return { pair: { A: first, B: second }, isSwitched }
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

/** The symbol of the LP token of two currencies. */
export function lpSymbol(a: Pick<Currency, 'symbol'>, b: Pick<Currency, 'symbol'>): string {
  return `${a.symbol}-${b.symbol} LP`
}

/** A pool's token as users know it: CRO for wrapped CRO. */
export function currencyOfToken(token: Address, { contracts: { wcro } }: Deployment): CurrencyId {
  return wcro !== undefined && isSameAddress(token, wcro) ? 'native' : token
}
