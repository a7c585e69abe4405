import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { WarningIcon } from '@/ui/icons'
import { impactTier } from '../model/impactTier'

/** A price impact, marked from 1 % on and marked as bad from 5 % on. @param bps hundredths of a per cent */
export function ImpactFigure({ bps }: { readonly bps: bigint }) {
  const { t, locale } = useTranslation()
  const tier = impactTier(bps)
  const { text, full } = formatRate(new Decimal(bps.toString()).div(10_000), locale)
  // Rounded down it may be 0 and still be something.
  const figure = bps === 0n ? <Figure unit="%">{t('swap.impact.least')}</Figure> : <Figure title={full} unit="%">{text}</Figure>
  if (tier === 'negligible') return figure
  return <Badge tone={tier === 'low' || tier === 'medium' ? 'warning' : 'bad'}><WarningIcon size="1em" />{figure}</Badge>
}
