import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { RetryIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'

/** Shown instead of a part whose texts failed to load. */
export function PartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const retry = (
    <Button size="sm" onClick={onRetry}>
      <RetryIcon />
      {t('common.retry')}
    </Button>
  )
  return (
    <div role="alert">
      <Notice tone="bad" title={t('common.part.failed')} action={retry}>
        {t('common.part.failed.body')}
      </Notice>
    </div>
  )
}
