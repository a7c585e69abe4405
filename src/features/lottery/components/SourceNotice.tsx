import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import type { SourcedList } from '../hooks/useDraws'

/** Says where a list comes from, where that is not the subgraph alone. */
export function SourceNotice({ list }: { readonly list: Omit<SourcedList<unknown>, 'rows'> }) {
  const { t } = useTranslation()
  if (list.source === 'chain')
    return (
      <Notice tone="info" title={t('lottery.source.chain')}>
        {t('lottery.source.chain.body')}
      </Notice>
    )
  if (list.isBehind)
    return (
      <Notice tone="warning" title={t('lottery.source.behind')}>
        {t('lottery.source.behind.body')}
      </Notice>
    )
  return list.isPartial ? <Notice tone="warning" title={t('lottery.source.partial')} /> : null
}
