import type { Currency } from '@/domain/token/currency'
import type { FigureView } from '@/lib/figureView'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { AmountLine, TokenName } from './Liquidity.styles'

export interface CurrencyLineProps {
  readonly currency: Currency
  readonly view: FigureView
  readonly testId?: string
}

/** A currency with an amount at the end of the line. */
export function CurrencyLine({ currency, view, testId }: CurrencyLineProps) {
  return (
    <AmountLine>
      <TokenName>
        <TokenIcon {...currency} size={24} />
        {currency.symbol}
      </TokenName>
      <span data-testid={testId}>
        <LoadableFigure view={view} width="9ch" />
      </span>
    </AmountLine>
  )
}
