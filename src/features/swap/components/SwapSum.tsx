import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid, formatReceived } from '@/lib/figureFormat'
import { Figure } from '@/ui/Figure'
import { ArrowIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { Down, Sum } from './SwapPage.styles'

export interface SwapSumProps {
  readonly trade: Trade
  readonly input: Currency
  readonly output: Currency
}

/** Input and output of the trade. */
export function SwapSum({ trade, input, output }: SwapSumProps) {
  const { locale } = useTranslation()
  const line = (format: typeof formatPaid, wei: bigint, currency: Currency, testId: string) => {
    const { text, full, unit } = format(wei, currency.decimals, currency.symbol, locale)
    return (
      <Sum data-testid={testId}>
        <TokenIcon {...currency} size={32} />
        <Figure title={full} {...(unit === undefined ? {} : { unit })}>
          {text}
        </Figure>
      </Sum>
    )
  }
  return (
    <Stack gap={8}>
      {line(formatPaid, trade.amountIn, input, 'confirm-input')}
      <Down aria-hidden="true">
        <ArrowIcon size="1.1em" />
      </Down>
      {line(formatReceived, trade.amountOut, output, 'confirm-output')}
    </Stack>
  )
}
