import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'

/** The dollar tokens that count as 1 USD. */
const STABLECOINS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'BUSD', 'TUSD', 'stUSD', 'stUSDv2'])

export function isStablecoin(symbol: string): boolean {
  return STABLECOINS.has(symbol)
}

/** The stablecoin that a token is priced against. */
export function quoteSymbol(symbol: string): 'USDC' | 'DAI' {
  return symbol === 'VVS' ? 'DAI' : 'USDC'
}

/** The token whose price a token shares: liquid ATOM counts as ATOM. */
export function pricedLike(symbol: string): string {
  return symbol === 'LATOM' ? 'ATOM' : symbol
}

/**
 * How many tokens a quote is for, as a power of ten, by what they are about worth. One of a cheap token would be a few of
 * the stablecoin's smallest units, or none, and no price; one of a dear token would move its pool, and so its price.
 * Whatever is not listed is quoted for one.
 */
const QUOTE_EXPONENTS: readonly (readonly [exponent: number, symbols: ReadonlySet<string>])[] = [
  [6, new Set(['TONIC', 'SHIB', 'ELON', 'FER'])],
  [
    3,
    new Set([
      'ALI',
      'ANN',
      'CANDY',
      'CBO',
      'CNO',
      'CORGIAI',
      'CROS',
      'DARKG',
      'DEGG',
      'FUL',
      'LION',
      'MIMAS',
      'MMF',
      'MTD',
      'NIGHT',
      'PHOTON',
      'SINGLE',
      'SYRUP',
      'V3S',
      'VERSA',
    ]),
  ],
  [-1, new Set(['BIFI'])],
  [-2, new Set(['WETH'])],
  [-3, new Set(['WBTC'])],
]

/** What is asked a price for: 10 to the power of `exponent` tokens, in base units. */
export interface QuotedAmount {
  readonly exponent: number
  readonly wei: bigint
}

export function quotedAmount(symbol: string, decimals: number): QuotedAmount {
  const exponent = QUOTE_EXPONENTS.find(([, symbols]) => symbols.has(symbol))?.[0] ?? 0
  return { exponent, wei: 10n ** BigInt(Math.max(decimals + exponent, 0)) }
}

/** USD for one token from what 10 to the power of `exponent` buy of a stablecoin; undefined where they buy nothing. */
export function priceFromQuote(amountOut: bigint, quoteDecimals: number, exponent: number): Decimal | undefined {
  return amountOut > 0n ? toDecimal(amountOut, quoteDecimals).shiftedBy(-exponent) : undefined
}

export interface PairSide {
  readonly reserve: bigint
  readonly decimals: number
  readonly priceUsd: Decimal | undefined
}

/**
 * USD for one LP token: what the pair holds, over its supply.
 * Undefined for an empty pool or where either side has no price.
 */
export function lpPrice(
  sides: readonly [PairSide, PairSide],
  totalSupply: bigint,
  lpDecimals: number,
): Decimal | undefined {
  const [left, right] = sides.map(sideValue)
  if (left === undefined || right === undefined || totalSupply <= 0n) return undefined
  const price = left.plus(right).div(toDecimal(totalSupply, lpDecimals))
  return price.gt(0) ? price : undefined
}

function sideValue(side: PairSide): Decimal | undefined {
  return side.priceUsd === undefined ? undefined : toDecimal(side.reserve, side.decimals).times(side.priceUsd)
}

/** USD for one LP token of a stable swap. @param virtualPrice pegs that one LP token stands for, scaled by 1e18 */
export function stableLpPrice(virtualPrice: bigint, pegPriceUsd: Decimal | undefined): Decimal | undefined {
  return virtualPrice > 0n ? pegPriceUsd?.times(toDecimal(virtualPrice, 18)) : undefined
}
