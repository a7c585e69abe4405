import type { ReactNode } from 'react'
import type { Currency } from '@/domain/token/currency'
import { maximumSold, minimumReceived, type Trade } from '@/domain/trade/trade'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid, formatReceived } from '@/lib/figureFormat'
import { Fact } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { HelpMark } from '@/widgets/settings/HelpMark'
import { formatSlippage } from '@/widgets/settings/model/slippageInput'
import { LossFigure } from '@/widgets/tx/review/LossFigure'
import { routeSymbols } from '../model/swapView'
import { PriceLine } from './PriceLine'
import { Dash, Named, Terms, Way } from './SwapPage.styles'

interface SwapOfferView {
  readonly trade: Trade
  readonly input: Currency
  readonly output: Currency
}

export interface SwapTermsProps {
  /** Undefined without a quote. */
  readonly offer: SwapOfferView | undefined
  /** An amount was entered, so that a quote is expected: its lines keep their place, to avoid a layout shift. */
  readonly isExpected?: boolean
  /** 'exactOut' shows the maximum sold. */
  readonly kind: Trade['kind']
  /** Basis points. */
  readonly slippageBps: number
  /** Fee of a pool per swap, in per cent. */
  readonly poolFee: string
  /** Additional lines. */
  readonly children?: ReactNode
}

/** Terms of a trade; without an amount, those that apply to any. */
export function SwapTerms({ offer, isExpected = false, kind, slippageBps, poolFee, children }: SwapTermsProps) {
  const { t, locale } = useTranslation()
  const amount = (format: typeof formatPaid, wei: bigint, { decimals, symbol }: Currency) => {
    const { text, full } = format(wei, decimals, symbol, locale)
    return (
      <Figure title={full} unit={symbol}>
        {text}
      </Figure>
    )
  }
  const fact = (name: string, help: string, value: ReactNode, testId: string) => (
    <Fact
      name={
        <Named>
          {name}
          <HelpMark about={name} text={help} />
        </Named>
      }
    >
      <span data-testid={testId}>{value ?? <Dash>–</Dash>}</span>
    </Fact>
  )
  const limit = (offer?.trade.kind ?? kind) === 'exactOut' ? 'swap.maximumSold' : 'swap.minimumReceived'
  const limitOf = ({ trade, input, output }: SwapOfferView) =>
    trade.kind === 'exactOut'
      ? amount(formatPaid, maximumSold(trade, slippageBps), input)
      : amount(formatReceived, minimumReceived(trade, slippageBps), output)
  return (
    <Terms>
      {(offer !== undefined || isExpected) && (
        <>
          <Fact name={t('swap.price')}>
            <span data-testid="swap-price">{offer === undefined ? <Dash>–</Dash> : <PriceLine {...offer} />}</span>
          </Fact>
          {fact(t(limit), t('swap.limit.help'), offer && limitOf(offer), 'swap-limit')}
          {fact(
            t('swap.impact'),
            t('swap.impact.help'),
            offer && <LossFigure bps={offer.trade.priceImpactBps} />,
            'swap-impact',
          )}
          {fact(
            t('swap.fee'),
            t('swap.fee.help', { percent: poolFee }),
            offer && amount(formatPaid, offer.trade.feeWei, offer.input),
            'swap-fee',
          )}
          {fact(t('swap.route'), t('swap.route.help'), offer && <RouteWay {...offer} />, 'swap-route')}
        </>
      )}
      {fact(
        t('settings.slippage'),
        t('settings.slippage.help'),
        t('settings.slippage.percent', { percent: formatSlippage(slippageBps, locale) }),
        'swap-slippage',
      )}
      {children}
    </Terms>
  )
}

function RouteWay({ trade, input, output }: SwapOfferView) {
  return (
    <Way>
      {routeSymbols(trade, input, output).map((symbol, index) => (
        <li key={index}>
          <bdi>{symbol}</bdi>
        </li>
      ))}
    </Way>
  )
}
