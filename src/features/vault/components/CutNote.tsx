import type { HistoryCut } from '@/domain/vault/history/historyCut'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'

/** Since when there are events, where a node keeps older ones back. */
export function CutNote({ cut: { block, timeSec } }: { readonly cut: HistoryCut }) {
  const { t, locale } = useTranslation()
  return t('vault.history.cut', {
    block: formatAmount(BigInt(block), 0, { locale }),
    time: formatTime(timeSec, locale),
  })
}
