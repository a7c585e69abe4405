import type { TxAmount } from '@/chain/tx/txRequest'
import { type Deployment, fromDeployment } from '@/config/deployment'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'

/** A token address in any case, or the native coin. */
export type CurrencyId = Address | 'native'

/** Where a token is listed: the deployment, the exchange's ranking, or a token list. */
export type TokenSource =
  | { readonly kind: 'deployment' | 'exchange' }
  | { readonly kind: 'list'; readonly name: string }

/** A selectable token, LP token or native coin. */
export interface Currency {
  readonly address: CurrencyId
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoURI?: string
  readonly tags?: readonly string[]
  /** The two tokens of an LP token. */
  readonly pair?: readonly [Address, Address]
  /** Absent if unlisted. */
  readonly source?: TokenSource
}

/** A currency with an address. */
export interface ListedToken extends Currency {
  readonly address: Address
}

/** An amount of a currency for a transaction preview. @param amountWei base units */
export function currencyAmount({ address, symbol, decimals }: Currency, amountWei: bigint): TxAmount {
  return { token: address, symbol, decimals, amountWei }
}

const NATIVE_CODE = 'CRO'

/** The native coin of a deployment. */
export function nativeCurrency({ nativeCurrency: { symbol, name, decimals } }: Deployment): Currency {
  return { address: 'native', symbol, name, decimals }
}

/** The native coin of the current deployment. */
export const getNativeCurrency = fromDeployment(nativeCurrency)

/** Parses a currency in a URL: a token address, or CRO in any case. */
export function parseCurrencyId(text: string): CurrencyId | undefined {
  const trimmed = text.trim()
  if (isNativeCode(trimmed)) return 'native'
  return isAddress(trimmed) && trimmed !== ZERO_ADDRESS ? trimmed : undefined
}

export function isNativeCode(text: string): boolean {
  return text.toUpperCase() === NATIVE_CODE
}

/** Formats a currency for a URL. */
export function currencyParam(id: CurrencyId): string {
  return id === 'native' ? NATIVE_CODE : id
}

export function isSameCurrency(a: CurrencyId, b: CurrencyId): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The ERC-20 of a currency: WCRO for the native coin. */
export function tokenOf(id: CurrencyId, network: Deployment): Address | undefined {
  return id === 'native' ? network.contracts.wcro : id
}
