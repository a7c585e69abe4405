import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { formatDecimal, toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { SwapField } from './swapState'

const FIELD_DIGITS = 6
const PRICE_DIGITS = 6
const FULL_DIGITS = 30

/**
 * A reckoned amount as an amount field shows it: six digits, and never better than it is. What is got is rounded down,
 * what is given up.
 */
export function estimatedText(wei: bigint, decimals: number, field: SwapField): string {
  const value = toDecimal(wei, decimals)
  const wholeDigits = value.lt(1) ? 0 : value.integerValue(Decimal.ROUND_DOWN).toFixed().length
  const rounding = field === 'input' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN
  return value.precision(Math.max(FIELD_DIGITS, wholeDigits), rounding).toFixed()
}

export interface PriceText {
  /** '1 CRO = 0.1 USDC' */
  readonly text: string
  /** With every digit that the amounts give. */
  readonly full: string
}

/** What one whole unit of the one currency costs in the other, at the amounts of a trade. */
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

/** The tokens of a route by the names under which the user knows them: the native coin for its wrapped token at the ends. */
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
