import type { HistoryCut } from '@/domain/vault/history/historyCut'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'

/** States the first block with events if the node has pruned older ones. */
export function PartialHistoryNote({ cut: { block, timeSec } }: { readonly cut: HistoryCut }) {
  const { t, locale } = useTranslation()
  return t('vault.history.cut', {
    block: formatAmount(BigInt(block), 0, { locale }),
    time: formatTime(timeSec, locale),
  })
}
