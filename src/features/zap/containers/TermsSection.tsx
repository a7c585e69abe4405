import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount, toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { ZapTerms } from '../components/ZapTerms'
import type { Zap } from '../hooks/useZap'
import { impactLevel } from '../model/priceImpact'
import type { ZapQuote } from '../model/quoteZap'
import { swapCount } from '../model/routeView'

export interface TermsSectionProps {
  readonly zap: Zap
  readonly quote: ZapQuote
  readonly input: Currency
  readonly output: Currency
}

export function TermsSection({ zap, quote, input, output }: TermsSectionProps) {
  const { locale } = useTranslation()
  const { impactBps = 0, amountOut = quote.amountOut } = zap
  const given = toDecimal(parseAmount(zap.field.text, input.decimals) ?? 0n, input.decimals)
  const perOne = given.isZero() ? new Decimal(0) : toDecimal(amountOut, 0).div(given)
  const one = formatToken(BigInt(perOne.toFixed(0, Decimal.ROUND_DOWN)), output.decimals, output.symbol, locale)
  return (
    <ZapTerms
      impact={formatRate(new Decimal(impactBps).div(10_000), locale)}
      level={impactLevel(impactBps)}
      rate={`1 ${input.symbol} = ${one.text} ${output.symbol}`}
      swaps={swapCount(quote.steps)}
      isAccepted={zap.isImpactAccepted}
      onAccept={zap.acceptImpact}
    />
  )
}
