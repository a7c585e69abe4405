import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { RetryButton } from '../figures/RetryButton'

/** Shown in place of what only an index knows, if none of its URLs answers. */
export function IndexDown({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" title={t('indexStatus.down')} action={<RetryButton onRetry={onRetry} />}>
      {t('indexStatus.down.body')}
    </Notice>
  )
}
