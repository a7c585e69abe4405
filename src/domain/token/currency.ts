import type { TxAmount } from '@/chain/tx/txRequest'
import { type Deployment, fromDeployment } from '@/config/deployment'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'

/** A token by its address, in any letter case, or the native coin. */
export type CurrencyId = Address | 'native'

/** Who names a token: this deployment, the exchange's ranking, or a token list. */
export type TokenSource =
  | { readonly kind: 'deployment' | 'exchange' }
  | { readonly kind: 'list'; readonly name: string }

/** What can be chosen: a token, an LP token or the native coin. */
export interface Currency {
  readonly address: CurrencyId
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoURI?: string
  readonly tags?: readonly string[]
  /** The two tokens of an LP token. */
  readonly pair?: readonly [Address, Address]
  /** Absent where nobody names it. */
  readonly source?: TokenSource
}

/** A currency that has an address. */
export interface ListedToken extends Currency {
  readonly address: Address
}

/** An amount of a currency, for the review of a transaction. @param amountWei base units */
export function currencyAmount({ address, symbol, decimals }: Currency, amountWei: bigint): TxAmount {
  return { token: address, symbol, decimals, amountWei }
}

const NATIVE_CODE = 'CRO'

export function nativeCurrency({ nativeCurrency: { symbol, name, decimals } }: Deployment): Currency {
  return { address: 'native', symbol, name, decimals }
}

/** The native coin of the network that the app runs on. */
export const getNativeCurrency = fromDeployment(nativeCurrency)

/** What an address of a page means by a currency: a token address, or CRO in any letter case for the native coin. */
export function parseCurrencyId(text: string): CurrencyId | undefined {
  const trimmed = text.trim()
  if (isNativeCode(trimmed)) return 'native'
  return isAddress(trimmed) && trimmed !== ZERO_ADDRESS ? trimmed : undefined
}

export function isNativeCode(text: string): boolean {
  return text.toUpperCase() === NATIVE_CODE
}

/** How a currency is written into the address of a page. */
export function currencyParam(id: CurrencyId): string {
  return id === 'native' ? NATIVE_CODE : id
}

export function isSameCurrency(a: CurrencyId, b: CurrencyId): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The contract that stands for a currency: wrapped CRO for the native coin. */
export function tokenOf(id: CurrencyId, network: Deployment): Address | undefined {
  return id === 'native' ? network.contracts.wcro : id
}
