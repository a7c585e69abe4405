import { useTranslation } from '@/i18n/useTranslation'
import { formatChange } from '@/lib/changeFormat'
import type { Decimal } from '@/lib/decimal'
import { Absent } from '@/ui/Absent'
import { ChangeFigure } from '@/widgets/figures/ChangeFigure'

export interface DayChangeProps {
  /** 1 = 100 %; undefined if it is not known. */
  readonly change: Decimal | undefined
  readonly isPlain?: boolean
}

/** A change over 24 hours; a dash if it is not known. */
export function DayChange({ change, isPlain = false }: DayChangeProps) {
  const { t, locale } = useTranslation()
  if (change === undefined) return <Absent reason={t('info.change.unknown')} />
  const text = formatChange(change, locale)
  return <ChangeFigure change={text} title={t('info.change.day', { change: text.full })} isPlain={isPlain} />
}
