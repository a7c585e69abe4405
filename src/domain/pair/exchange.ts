import { type Deployment, fromDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { findToken, type Token } from '@/domain/token/token'
import type { Address, Hex } from '@/lib/hex'
import type { Fee } from './pair'

/** Contracts of an exchange of Uniswap V2's kind: the network's own, or one that liquidity can be moved from. */
export interface Venue {
  readonly factory: Address
  readonly router: Address
}

/** The exchange that this network's swaps and liquidity go to. */
export interface Exchange extends Venue {
  readonly wcro: Token
  /** Hash of what the factory creates its pairs with. */
  readonly initCodeHash: Hex
  readonly fee: Fee
  /** Tokens that most others have a pool with: routes lead over them. */
  readonly baseTokens: readonly Token[]
}

/** Undefined where the network lacks a part of it. */
export function exchangeOf(network: Deployment): Exchange | undefined {
  const { exchange: terms } = network
  const wcro = findToken(network, 'WCRO')
  if (terms === undefined || wcro === undefined) return undefined
  return {
    factory: terms.contracts.factory,
    router: terms.contracts.router,
    wcro,
    initCodeHash: terms.initCodeHash,
    fee: { numerator: BigInt(terms.feeNumerator), denominator: BigInt(terms.feeDenominator) },
    baseTokens: terms.baseTokens.flatMap((symbol) => findToken(network, symbol) ?? []),
  }
}

/** The exchange of the network that the app runs on. */
export const getExchange = fromDeployment(exchangeOf)

/** The token that a currency is traded as: wrapped CRO for the native coin. */
export function wrappedToken(currency: Currency | undefined): Token | undefined {
  if (currency === undefined) return undefined
  const { address, symbol, name, decimals } = currency
  return address === 'native' ? getExchange()?.wcro : { address, symbol, name, decimals }
}
