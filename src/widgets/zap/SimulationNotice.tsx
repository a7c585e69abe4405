import type { ZapSimulation } from '@/domain/zap/useZapSimulation'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

/** Why a zap would fail now; nothing while it would not. */
export function SimulationNotice({ simulation }: { readonly simulation: ZapSimulation }) {
  const { t } = useTranslation()
  if (simulation.status !== 'failed') return null
  const { reason } = simulation.error
  return (
    <Notice tone="bad" title={t('zap.refused.title')}>
      {reason === undefined ? t('zap.refused.body') : t('zap.refused.reason', { reason })}
    </Notice>
  )
}
