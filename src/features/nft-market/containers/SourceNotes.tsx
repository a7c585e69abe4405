import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { RetryButton } from '@/widgets/figures/RetryButton'

export interface SourceNotesProps {
  /** Asks the index again; undefined while it works. */
  readonly retryIndex: (() => void) | undefined
  /** Asks the service again; undefined while it works. */
  readonly retryService: (() => void) | undefined
}

/** What is missing while the index or the service is unavailable, and where the rest is from. */
export function SourceNotes({ retryIndex, retryService }: SourceNotesProps) {
  const { t } = useTranslation()
  return (
    <>
      {retryIndex !== undefined && (
        <Notice tone="warning" title={t('nftMarket.indexDown')} action={<RetryButton onRetry={retryIndex} />}>
          {t('nftMarket.indexDown.body')}
        </Notice>
      )}
      {retryService !== undefined && (
        <Notice tone="warning" title={t('nftMarket.serviceDown')} action={<RetryButton onRetry={retryService} />}>
          {t('nftMarket.serviceDown.body')}
        </Notice>
      )}
    </>
  )
}
