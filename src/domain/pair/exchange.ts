import { type Deployment, fromDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { findToken, type Token } from '@/domain/token/token'
import type { Address, Hex } from '@/lib/hex'
import type { Fee } from './pair'

/** The contracts of a Uniswap V2 style exchange: the network's own, or one to migrate from. */
export interface ExchangeContracts {
  readonly factory: Address
  readonly router: Address
}

/** The network's exchange. */
export interface Exchange extends ExchangeContracts {
  readonly wcro: Token
  /** Init code hash of the factory's pairs. */
  readonly initCodeHash: Hex
  readonly fee: Fee
  /** Intermediate tokens for routes. */
  readonly baseTokens: readonly Token[]
}

/** The network's exchange; undefined if the network lacks a part of it. */
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

/** The exchange of the current deployment. */
export const getExchange = fromDeployment(exchangeOf)

/** The traded token of a currency: WCRO for the native coin. */
export function wrappedToken(currency: Currency | undefined): Token | undefined {
  if (currency === undefined) return undefined
  const { address, symbol, name, decimals } = currency
  return address === 'native' ? getExchange()?.wcro : { address, symbol, name, decimals }
}
