import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { WarningIcon } from '@/ui/icons'

const MARKED_BPS = 100n
const BAD_BPS = 500n

/** A price impact or other loss, highlighted from 1 % and marked as bad from 5 %. @param bps basis points */
export function LossFigure({ bps }: { readonly bps: bigint }) {
  const { t, locale } = useTranslation()
  const { text, full } = formatRate(new Decimal(bps.toString()).div(10_000), locale)
  // Rounding down could show a small loss as 0.
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
