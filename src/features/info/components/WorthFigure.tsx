import type { Worth } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import { Absent } from '@/ui/Absent'
import { Figure } from '@/ui/Figure'
import { type FigureCurrency, formatIn, type WorthForm } from '../model/worth'

export interface WorthFigureProps {
  readonly value: Worth
  readonly currency: FigureCurrency
  readonly form?: WorthForm
  /** See `Figure`. */
  readonly isPlain?: boolean
}

/** A value in the chosen currency; a dash if it is not known. */
export function WorthFigure({ value, currency, form = 'compact', isPlain = false }: WorthFigureProps) {
  const { t, locale } = useTranslation()
  const shown = value[currency]
  if (shown === undefined) return <Absent reason={t('info.unknown')} />
  const { text, full, unit } = formatIn(currency, form, locale)(shown)
  return (
    <Figure title={full} isPlain={isPlain} {...(unit !== undefined && { unit })}>
      {text}
    </Figure>
  )
}
