import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { formatDecimal, toDecimal, toEstimateText } from '@/lib/amount'
import type { SwapField } from './swapState'

const FIELD_DIGITS = 6
const PRICE_DIGITS = 6
const FULL_DIGITS = 30

/** Text of an estimated amount; see `toEstimateText`. */
export function estimatedText(wei: bigint, decimals: number, field: SwapField): string {
  return toEstimateText(wei, decimals, FIELD_DIGITS, field === 'input' ? 'up' : 'down')
}

export interface PriceText {
  /** For example '1 CRO = 0.1 USDC'. */
  readonly text: string
  /** With full precision. */
  readonly full: string
}

/** Price of one whole unit in the other currency, from a trade's amounts. */
export function priceText(
  { amountIn, amountOut }: Pick<Trade, 'amountIn' | 'amountOut'>,
  input: Currency,
  output: Currency,
  isInverted: boolean,
  locale: string,
): PriceText {
  const given = toDecimal(amountIn, input.decimals)
  const got = toDecimal(amountOut, output.decimals)
  const [base, quote, price] = isInverted ? [output, input, given.div(got)] : [input, output, got.div(given)]
  const write = (significant: number) =>
    `1 ${base.symbol} = ${formatDecimal(price, { significant, locale })} ${quote.symbol}`
  return { text: write(PRICE_DIGITS), full: write(FULL_DIGITS) }
}

/** Symbols along a route, with the native coin for its wrapped token at the ends. */
export function routeSymbols(
  { route: { path } }: Pick<Trade, 'route'>,
  input: Currency,
  output: Currency,
): readonly string[] {
  return path.map(({ symbol }, index) => {
    if (index === 0) return input.symbol
    return index === path.length - 1 ? output.symbol : symbol
  })
}
