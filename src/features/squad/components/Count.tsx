import type { SquadEdition } from '@/domain/squad/squad'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

interface AmountProps {
  readonly token: SquadEdition['token']
  /** Base units. */
  readonly wei: Loadable<bigint>
}

/** An amount of the token that tickets are paid in. */
export function Amount({ token: { decimals, symbol }, wei }: AmountProps) {
  const { locale } = useTranslation()
  return <LoadableFigure view={figureView(wei, (amount) => formatToken(amount, decimals, symbol, locale))} />
}

/** A number of tickets or NFTs. */
export function Count({ of }: { readonly of: Loadable<number> }) {
  const { locale } = useTranslation()
  return (
    <LoadableFigure
      width="3ch"
      view={figureView(of, (count) => {
        const text = formatCount(count, locale)
        return { text, full: text }
      })}
    />
  )
}
