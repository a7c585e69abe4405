import type { Deployment } from '@/config/deployment'
import { isStablecoin, pricedLike } from '@/domain/price/model/price'
import { findToken, findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import type { YieldingVault } from '../vault'

/** Where the past prices of a vault's token come from: a stablecoin is $1, others have a price by day in the subgraph. */
export type ClosingPriceSource =
  | { readonly kind: 'stablecoin' }
  | { readonly kind: 'token' | 'pair'; readonly address: Address }

/**
 * As `underlyingPriceReading`, for the exchange's subgraph. Undefined for LP tokens of stable swaps, whose reserves it does
 * not have.
 */
export function closingPriceSource(network: Deployment, { deployed }: YieldingVault): ClosingPriceSource | undefined {
  const { underlying, pairTokens, yieldSource } = deployed
  if (yieldSource.kind === 'ferro') return undefined
  if (pairTokens !== undefined) return { kind: 'pair', address: underlying }
  const token = findTokenByAddress(network, underlying)
  if (token === undefined) return undefined
  if (isStablecoin(token.symbol)) return { kind: 'stablecoin' }
  const priced = findToken(network, pricedLike(token.symbol))
  return priced && { kind: 'token', address: priced.address }
}
