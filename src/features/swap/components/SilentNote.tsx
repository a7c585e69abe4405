import { useAppSelector } from '@/hooks/storeHooks'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

/** Why a quote is not refreshed, while no node gives blocks. */
export function SilentNote() {
  const { t } = useTranslation()
  const hasFailed = useAppSelector((state) => state.block.hasFailed)
  return hasFailed ? (
    <Notice tone="warning" title={t('swap.silent')}>
      {t('swap.silent.body')}
    </Notice>
  ) : null
}
