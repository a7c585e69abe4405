import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface CroAmountProps {
  /** Base units. */
  readonly wei: Loadable<bigint>
  /** CRO by default. */
  readonly currency?: Currency
}

/** An amount of CRO, or of another currency, in each loading state. */
export function CroAmount({ wei, currency = getNativeCurrency() }: CroAmountProps) {
  const { locale } = useTranslation()
  return (
    <LoadableFigure
      view={figureView(wei, (amount) => formatToken(amount, currency.decimals, currency.symbol, locale))}
    />
  )
}
