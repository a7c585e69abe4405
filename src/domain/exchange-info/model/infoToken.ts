import type { IndexedToken } from '@/api/exchange/figures'
import type { TokenTotals } from '@/api/exchange/infoTokens'
import type { Deployment } from '@/config/deployment'
import { sanitizeTokenName, sanitizeTokenSymbol } from '@/domain/token/model/tokenText'
import { findTokenByAddress } from '@/domain/token/token'
import { Decimal } from '@/lib/decimal'
import type { InfoDoubt, InfoToken, InfoTokenName, Worth } from './info'
import { added, combineWorth, compareKnown, growth, UNKNOWN, worthOfCro, worthOfUsd } from './worth'

/** A price from pools with less base tokens, in dollars, is anyone's to make. */
const LEAST_POOLED_USD = 500
/** A token that is worth more by its price than this many times what stands against it has a wrong price. */
const MOST_UNEVEN = 10
const ZERO = new Decimal(0)

/** Some tokens as they were, with the price of CRO then. */
export interface PastTokens {
  /** Lower case: those among them that are not in `tokens` were not there yet. */
  readonly asked: ReadonlySet<string>
  readonly tokens: readonly TokenTotals[]
  readonly croPrice: Decimal | undefined
}

/** What the figures of tokens depend on. */
export interface TokenTerms {
  readonly network: Deployment
  /** Whether the exchange prices others by this token. */
  readonly isBase: (token: string) => boolean
  readonly croPrice: Decimal | undefined
  /** At the start of the 24 hours; undefined where the history does not reach back or is loading. */
  readonly past: PastTokens | undefined
}

/** A token's texts, safe to display; those of the deployment where it knows the token. */
export function infoTokenName({ address, symbol, name, decimals }: IndexedToken, network: Deployment): InfoTokenName {
  const known = findTokenByAddress(network, address)
  return {
    address,
    symbol: known?.symbol ?? sanitizeTokenSymbol(symbol),
    name: known?.name ?? sanitizeTokenName(name),
    decimals,
  }
}

type Totals = Pick<TokenTotals, 'address' | 'reserves' | 'priceCro' | 'trackedCro'>

/**
 * Base tokens by their price; others by the base tokens in their pools, half of which are theirs. Without a price of CRO
 * in dollars, the subgraph values those at 0.
 */
function liquidityOf(
  { address, reserves, priceCro, trackedCro }: Totals,
  isBase: TokenTerms['isBase'],
  croPrice: Decimal | undefined,
): Worth {
  if (isBase(address)) return worthOfCro(priceCro?.times(reserves), croPrice)
  return croPrice === undefined ? UNKNOWN : worthOfCro(trackedCro.div(2), croPrice)
}

/** Why a token's values must not be trusted. */
export function tokenDoubts(
  token: Totals,
  { isBase, croPrice }: Pick<TokenTerms, 'isBase' | 'croPrice'>,
): readonly InfoDoubt[] {
  const { address, reserves, priceCro, trackedCro } = token
  if (priceCro === undefined) return ['thin']
  if (isBase(address)) return []
  const pooledCro = trackedCro.div(2)
  if (croPrice !== undefined && pooledCro.times(croPrice).lt(LEAST_POOLED_USD)) return ['thin']
  return croPrice !== undefined && reserves.times(priceCro).gt(pooledCro.times(MOST_UNEVEN)) ? ['uneven'] : []
}

/** A token as it is listed. */
export function infoToken(token: TokenTotals, terms: TokenTerms): InfoToken {
  const { network, isBase, croPrice } = terms
  const past = terms.past?.asked.has(token.address.toLowerCase()) === true ? terms.past : undefined
  const before = past?.tokens.find(({ address }) => address.toLowerCase() === token.address.toLowerCase())
  const liquidity = liquidityOf(token, isBase, croPrice)
  const liquidityBefore = before && liquidityOf(before, isBase, past?.croPrice)
  // A token that was not there yet had no volume.
  const volumeBefore = past && (before === undefined ? ZERO : before.volumeUsd)
  return {
    ...infoTokenName(token, network),
    doubts: tokenDoubts(token, terms),
    price: { usd: token.priceUsd, cro: token.priceCro },
    priceChange: before === undefined ? UNKNOWN : combineWorth(pricesOf(token), pricesOf(before), growth),
    volume24h: croPrice === undefined ? UNKNOWN : worthOfUsd(added(token.volumeUsd, volumeBefore), croPrice),
    liquidity,
    liquidityChange: growth(liquidity.usd, liquidityBefore?.usd),
    transactions24h: past && transactionsSince(token, before),
  }
}

const pricesOf = ({ priceUsd, priceCro }: TokenTotals): Worth => ({ usd: priceUsd, cro: priceCro })

function transactionsSince({ transactions }: TokenTotals, before: TokenTotals | undefined): number | undefined {
  const then = before === undefined ? 0 : before.transactions
  return transactions === undefined || then === undefined || transactions < then ? undefined : transactions - then
}

/** Without what was measured over a day, for an index that is behind. */
export function withoutDay(token: InfoToken): InfoToken {
  return { ...token, priceChange: UNKNOWN, volume24h: UNKNOWN, liquidityChange: undefined, transactions24h: undefined }
}

/** Those with most liquidity first, those with doubts last. */
export function compareTokens(a: InfoToken, b: InfoToken): number {
  return (
    Number(a.doubts.length > 0) - Number(b.doubts.length > 0) ||
    compareKnown(a.liquidity.usd, b.liquidity.usd) ||
    a.address.localeCompare(b.address)
  )
}
