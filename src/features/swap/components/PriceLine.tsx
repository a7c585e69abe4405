import { useState } from 'react'
import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { useTranslation } from '@/i18n/useTranslation'
import { Figure } from '@/ui/Figure'
import { RetryIcon } from '@/ui/icons'
import { priceText } from '../model/swapView'
import { PriceButton } from './SwapPage.styles'

export interface PriceLineProps {
  readonly trade: Trade
  readonly input: Currency
  readonly output: Currency
}

/** Price of a trade, invertible. */
export function PriceLine({ trade, input, output }: PriceLineProps) {
  const { t, locale } = useTranslation()
  const [isInverted, setIsInverted] = useState(false)
  const { text, full } = priceText(trade, input, output, isInverted, locale)
  return (
    <PriceButton type="button" title={t('swap.price.invert')} onClick={() => setIsInverted(!isInverted)}>
      <Figure title={full} isPlain>
        {text}
      </Figure>
      <RetryIcon size="1.1em" />
    </PriceButton>
  )
}
