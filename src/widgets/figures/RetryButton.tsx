import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { useFailedRead } from './outage'

/** Retries a failed read. Hidden during an outage, which has a notice of its own. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return useFailedRead(onRetry) ? (
    <Button size="sm" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  ) : null
}
