import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { FigureUnit } from '@/ui/Figure'
import { Breakable } from './InscriptionPage.styles'

/** An amount of an inscription with its ticker. */
export function TickAmount({ amount, tick }: { readonly amount: bigint; readonly tick: string }) {
  const { locale } = useTranslation()
  return (
    <Breakable>
      {formatAmount(amount, 0, { locale })} <FigureUnit>{tick}</FigureUnit>
    </Breakable>
  )
}
