import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

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
