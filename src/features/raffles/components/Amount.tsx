import type { Raffles } from '@/domain/raffle/raffle'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

interface AmountProps {
  readonly token: Raffles['token']
  /** Base units. */
  readonly wei: Loadable<bigint>
}

/** An amount of the token that tickets are paid in. */
export function Amount({ token: { decimals, symbol }, wei }: AmountProps) {
  const { locale } = useTranslation()
  return <LoadableFigure view={figureView(wei, (amount) => formatToken(amount, decimals, symbol, locale))} />
}
