import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { Figure } from '@/ui/Figure'

/** An approximate value in USD. */
export function UsdFigure({ usd }: { readonly usd: Decimal }) {
  const { t, locale } = useTranslation()
  const { text, full } = formatUsd(usd, locale)
  return <Figure title={t('chart.worth.help', { amount: full })}>{`≈ ${text}`}</Figure>
}
