import { useAppSelector } from '@/hooks/storeHooks'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

/** Explains a stale quote while no node returns blocks. */
export function SilentNote() {
  const { t } = useTranslation()
  const hasFailed = useAppSelector((state) => state.block.hasFailed)
  return hasFailed ? (
    <Notice tone="warning" title={t('swap.silent')}>
      {t('swap.silent.body')}
    </Notice>
  ) : null
}
