import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from './LoadableFigure'

export interface TokenAmountProps {
  readonly token: { readonly symbol: string; readonly decimals: number }
  /** Base units. */
  readonly wei: Loadable<bigint>
}

/** An amount of a token. */
export function TokenAmount({ token: { decimals, symbol }, wei }: TokenAmountProps) {
  const { locale } = useTranslation()
  return <LoadableFigure view={figureView(wei, (amount) => formatToken(amount, decimals, symbol, locale))} />
}
