import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'

/** Stablecoins priced at 1 USD. */
const STABLECOINS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'BUSD', 'TUSD', 'stUSD', 'stUSDv2'])

export function isStablecoin(symbol: string): boolean {
  return STABLECOINS.has(symbol)
}

/** The stablecoin that a token is quoted in. */
export function quoteSymbol(symbol: string): 'USDC' | 'DAI' {
  return symbol === 'VVS' ? 'DAI' : 'USDC'
}

/** The token whose price is used: LATOM is priced as ATOM. */
export function pricedLike(symbol: string): string {
  return symbol === 'LATOM' ? 'ATOM' : symbol
}

/**
 * Quote sizes as powers of ten, by the approximate value of a token: one cheap token would be worth less than the
 * stablecoin's precision, and one expensive token would move the pool's price. The default is one token.
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

/** The amount to quote: 10 to the power of `exponent` tokens, in base units. */
export interface QuotedAmount {
  readonly exponent: number
  readonly wei: bigint
}

/** The amount of a token to quote. */
export function quotedAmount(symbol: string, decimals: number): QuotedAmount {
  const exponent = QUOTE_EXPONENTS.find(([, symbols]) => symbols.has(symbol))?.[0] ?? 0
  return { exponent, wei: 10n ** BigInt(Math.max(decimals + exponent, 0)) }
}

/** USD per token from the quote of 10 to the power of `exponent` tokens; undefined for a quote of 0. */
export function priceFromQuote(amountOut: bigint, quoteDecimals: number, exponent: number): Decimal | undefined {
  return amountOut > 0n ? toDecimal(amountOut, quoteDecimals).shiftedBy(-exponent) : undefined
}

export interface PairSide {
  readonly reserve: bigint
  readonly decimals: number
  readonly priceUsd: Decimal | undefined
}

/**
 * USD per LP token: the value of both reserves over the supply. Undefined for an empty pool or if a token has no price.
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

/** USD per LP token of a stable swap. @param virtualPrice in units of the peg, scaled by 1e18 */
export function stableLpPrice(virtualPrice: bigint, pegPriceUsd: Decimal | undefined): Decimal | undefined {
  return virtualPrice > 0n ? pegPriceUsd?.times(toDecimal(virtualPrice, 18)) : undefined
}
