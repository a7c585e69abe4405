import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { WarningIcon } from '@/ui/icons'

const MARKED_BPS = 100n
const BAD_BPS = 500n

/** A price impact or another loss, marked from 1 % on and marked as bad from 5 % on. @param bps hundredths of a per cent */
export function LossFigure({ bps }: { readonly bps: bigint }) {
  const { t, locale } = useTranslation()
  const { text, full } = formatRate(new Decimal(bps.toString()).div(10_000), locale)
  // Rounded down it may be 0 and still be something.
  const figure =
    bps === 0n ? (
      <Figure unit="%">{t('tx.review.loss.least')}</Figure>
    ) : (
      <Figure title={full} unit="%">
        {text}
      </Figure>
    )
  if (bps < MARKED_BPS) return figure
  return (
    <Badge tone={bps < BAD_BPS ? 'warning' : 'bad'}>
      <WarningIcon size="1em" />
      {figure}
    </Badge>
  )
}
