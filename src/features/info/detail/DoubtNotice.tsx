import type { InfoDoubt } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

/** Why the values of a token or pool are not shown; nothing where they can be trusted. */
export function DoubtNotice({ doubts }: { readonly doubts: readonly InfoDoubt[] }) {
  const { t } = useTranslation()
  if (doubts.length === 0) return null
  return (
    <Notice tone="warning" title={t('infoDetail.doubt')}>
      {doubts.map((doubt) => t(`info.doubt.${doubt}`)).join(' ')} {t('infoDetail.doubt.body')}
    </Notice>
  )
}
