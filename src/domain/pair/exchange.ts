import { type Deployment, fromDeployment } from '@/config/deployment'
import { findToken, type Token } from '@/domain/token/token'
import type { Address, Hex } from '@/lib/hex'
import type { Fee } from './pair'

/** The exchange that this network's swaps and liquidity go to. */
export interface Exchange {
  readonly factory: Address
  readonly router: Address
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
