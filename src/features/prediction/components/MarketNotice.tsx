import type { MarketState } from '@/domain/prediction/model/roundState'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

/** Says why no round takes bets. */
export function MarketNotice({ state }: { readonly state: MarketState | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {state === 'paused' && (
        <Notice tone="warning" title={t('prediction.state.paused')}>
          {t('prediction.state.paused.body')}
        </Notice>
      )}
      {state === 'halted' && (
        <Notice tone="warning" title={t('prediction.state.halted')}>
          {t('prediction.state.halted.body')}
        </Notice>
      )}
    </div>
  )
}
