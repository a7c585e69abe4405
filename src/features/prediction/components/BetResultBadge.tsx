import type { BetResult } from '@/domain/prediction/model/betRecord'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'

const TONES = { open: 'info', won: 'good', lost: 'neutral', house: 'neutral', refunded: 'warning' } as const

/** What became of a bet. */
export function BetResultBadge({ result }: { readonly result: BetResult }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[result]}>{t(`prediction.result.${result}`)}</Badge>
}
