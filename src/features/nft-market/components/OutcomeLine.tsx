import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import type { BulkOutcome } from '../hooks/useBulkSubmit'

const TONES = { pending: 'info', succeeded: 'good', failed: 'bad' } as const

/** What became of the transaction of one NFT among several. */
export function OutcomeLine({ outcome }: { readonly outcome: BulkOutcome | undefined }) {
  const { t } = useTranslation()
  return outcome === undefined ? null : <Badge tone={TONES[outcome]}>{t(`nftTrade.outcome.${outcome}`)}</Badge>
}
