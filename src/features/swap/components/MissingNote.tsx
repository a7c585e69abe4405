import type { ContractName } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { MissingParts } from '@/widgets/figures/MissingParts'

/** What a network lacks that a swap needs. */
export function MissingNote({ parts }: { readonly parts: readonly ContractName[] }) {
  const { t } = useTranslation()
  return (
    <Notice tone="info" title={<MissingParts parts={parts} />}>
      {t('swap.missing')}
    </Notice>
  )
}
