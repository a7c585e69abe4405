import { routes } from '@/config/routes'
import { getExchange } from '@/domain/pair/exchange'
import { formatPoolFee } from '@/domain/pair/pair'
import { type Currency, currencyParam } from '@/domain/token/currency'
import { isDeploymentToken, type ZapLoss } from '@/domain/zap/model/loss'
import { impactLevel } from '@/domain/zap/model/priceImpact'
import { swapCount, type ZapQuote } from '@/domain/zap/model/quoteZap'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import type { Zap } from './useZap'
import { ZapTerms } from './ZapTerms'
import { zapRateText } from './zapRate'

const BPS = 10_000
const NO_LOSS: ZapLoss = { totalBps: 0, impactBps: 0, keptBps: 0 }

export interface ZapTermsSectionProps {
  readonly zap: Zap
  readonly quote: ZapQuote
  readonly input: Currency
  readonly output: Currency
}

/** Cost of a quoted zap, and the acceptance of a high loss. */
export function ZapTermsSection({ zap, quote, input, output }: ZapTermsSectionProps) {
  const { locale } = useTranslation()
  const exchange = getExchange()
  const { amountOut = quote.amountOut, loss = NO_LOSS } = zap
  const givenWei = parseAmount(zap.field.text, input.decimals) ?? 0n
  const percent = (bps: number) => formatRate(new Decimal(bps).div(BPS), locale)
  const isSwappable = quote.steps.every(({ kind }) => kind !== 'addLiquidity' && kind !== 'removeLiquidity')
  const swap = new URLSearchParams({
    inputCurrency: currencyParam(input.address),
    outputCurrency: currencyParam(output.address),
    exactAmount: zap.field.text,
  })
  return (
    <ZapTerms
      impact={percent(loss.impactBps)}
      kept={loss.keptBps === 0 ? undefined : percent(loss.keptBps)}
      loss={percent(loss.totalBps)}
      level={impactLevel(loss.totalBps)}
      isUnproven={zap.simulation.status === 'none' && !(isDeploymentToken(input) && isDeploymentToken(output))}
      swapPath={isSwappable ? `${routes.swap}?${swap.toString()}` : undefined}
      rate={zapRateText(input, givenWei, output, amountOut, locale)}
      swaps={swapCount(quote.steps)}
      poolFee={exchange === undefined ? '' : formatPoolFee(exchange.fee, locale)}
      isAccepted={zap.isLossAccepted}
      onAccept={zap.acceptLoss}
    />
  )
}
