import { isStablecoin, pricedLike, quoteSymbol } from '@/domain/price/model/price'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { YieldingVault } from '@/domain/vault/vault'
import type { FigureView } from '@/lib/figureView'

/** Where a price comes from; `by` ends its text 'vault.apy.price.<by>'. */
export interface PriceOrigin {
  readonly name: string
  readonly by: 'router' | 'stablecoin' | 'reserves' | 'virtualPrice'
  /** The token that the router was asked against, else ''. */
  readonly quote: string
}

export interface PriceView extends PriceOrigin {
  readonly price: FigureView
}

/** The price of the deposited token. */
export function underlyingOrigin(
  { underlyingFriendlyName: name, isNative, deployed }: YieldingVault,
  symbol: string | undefined,
): PriceOrigin {
  if (deployed.yieldSource.kind === 'ferro') return { name, by: 'virtualPrice', quote: deployed.yieldSource.peg }
  if (deployed.pairTokens !== undefined) return { name, by: 'reserves', quote: '' }
  return { ...tokenOrigin(symbol ?? name), ...(isNative ? { name } : {}) }
}

export function tokenOrigin(symbol: string): PriceOrigin {
  return isStablecoin(symbol)
    ? { name: symbol, by: 'stablecoin', quote: '' }
    : { name: symbol, by: 'router', quote: quoteSymbol(pricedLike(symbol)) }
}

/** The tokens that are paid, each once, without the deposited one. */
export function paidTokens({ parts }: VaultYield, underlying: string | undefined): readonly string[] {
  const paid = parts.flatMap(({ source, rewardToken }) =>
    source === 'farm' && rewardToken !== undefined ? [rewardToken] : [],
  )
  return [...new Set(paid)].filter((symbol) => symbol !== underlying)
}
