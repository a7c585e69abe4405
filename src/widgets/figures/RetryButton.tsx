import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { useFailedRead } from './outage'

/** Beside what could not be read: reads it again. Not there while no node answers, which one notice says for all. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return useFailedRead(onRetry) ? (
    <Button size="sm" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  ) : null
}
