import type { SalePhase } from '@/domain/ifo/sale'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'

const tones = {
  idle: 'neutral',
  comingSoon: 'info',
  live: 'good',
  finished: 'neutral',
} as const satisfies Record<SalePhase, string>

/** The phase of a sale. */
export function PhaseBadge({ phase }: { readonly phase: SalePhase }) {
  const { t } = useTranslation()
  return <Badge tone={tones[phase]}>{t(`ifo.phase.${phase}`)}</Badge>
}
