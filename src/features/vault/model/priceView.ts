import { isStablecoin, pricedLike, quoteSymbol } from '@/domain/price/model/price'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { YieldingVault } from '@/domain/vault/vault'
import type { FigureView } from '@/lib/figureView'

/** Source of a price; its text key is 'vault.apy.price.<by>'. */
export interface PriceOrigin {
  readonly name: string
  readonly by: 'router' | 'stablecoin' | 'reserves' | 'virtualPrice'
  /** Token that the router quotes against, otherwise ''. */
  readonly quote: string
}

export interface PriceView extends PriceOrigin {
  readonly price: FigureView
}

/** The price of the deposit token. */
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

/** Reward tokens, without duplicates and without the deposit token. */
export function paidTokens({ parts }: VaultYield, underlying: string | undefined): readonly string[] {
  const paid = parts.flatMap(({ source, rewardToken }) =>
    source === 'farm' && rewardToken !== undefined ? [rewardToken] : [],
  )
  return [...new Set(paid)].filter((symbol) => symbol !== underlying)
}
