import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { Figure } from '@/ui/Figure'
import { formatPower } from '../model/power'

/** Voting power in whole tokens. */
export function PowerFigure({ power, symbol }: { readonly power: number; readonly symbol: string }) {
  const { locale } = useTranslation()
  return (
    <Figure unit={symbol} title={`${new Decimal(power).toFixed()} ${symbol}`}>
      {formatPower(power, locale)}
    </Figure>
  )
}
