import type { Lottery } from '@/domain/lottery/lottery'
import { valueAmount } from '@/domain/price/valuedAmount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsdCompact } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface TokenFigureProps {
  readonly token: Lottery['token']
  /** Base units. */
  readonly wei: Loadable<bigint>
  readonly isPlain?: boolean
}

/** An amount of the lottery's token. */
export function TokenFigure({ token: { decimals, symbol }, wei, isPlain = false }: TokenFigureProps) {
  const { locale } = useTranslation()
  return (
    <LoadableFigure
      view={figureView(wei, (amount) => formatToken(amount, decimals, symbol, locale))}
      isPlain={isPlain}
    />
  )
}

export interface TokenWorthProps extends TokenFigureProps {
  /** USD per token. */
  readonly price: Loadable<Decimal | undefined>
}

/** The dollar value of an amount of the lottery's token. */
export function TokenWorth({ token: { decimals }, wei, price, isPlain = false }: TokenWorthProps) {
  const { locale } = useTranslation()
  const view = figureView(combineLoadables([wei, price]), ([amount, usdPerToken]) => {
    const { usd } = valueAmount(amount, decimals, usdPerToken)
    return usd && formatUsdCompact(usd, locale)
  })
  return <LoadableFigure view={view} isPlain={isPlain} />
}
