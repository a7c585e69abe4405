import type { Currency } from '@/domain/token/currency'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatReceived } from '@/lib/figureFormat'

/** Rates below this are not written out. */
const SMALLEST_RATE = '0.000001'

/** What a token costs in another, such as "1 CRO = 0.1 USDC"; the other way round if one of the first buys too little to be shown. */
export function zapRateText(
  input: Currency,
  givenWei: bigint,
  output: Currency,
  receivedWei: bigint,
  locale: string,
): string {
  const given = toDecimal(givenWei, input.decimals)
  const received = toDecimal(receivedWei, output.decimals)
  const isInverse = received.gt(0) && received.lt(given.times(SMALLEST_RATE))
  const [base, quoted, cost] = isInverse ? [output, input, received] : [input, output, given]
  const price = cost.isZero() ? new Decimal(0) : (isInverse ? given : received).div(cost)
  const priceWei = BigInt(price.shiftedBy(quoted.decimals).toFixed(0, Decimal.ROUND_DOWN))
  const { text } = formatReceived(priceWei, quoted.decimals, quoted.symbol, locale)
  return `1 ${base.symbol} = ${text} ${quoted.symbol}`
}
