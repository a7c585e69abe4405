import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

export interface NothingFoundProps {
  /** What stands in the way: the search itself, or a filter. */
  readonly reason: 'search' | 'mine' | 'saved' | 'filters'
  /** A search that would find something. */
  readonly suggestion: string | undefined
  readonly onSearch: (text: string) => void
}

const helps = { search: 'earn.find.noneSearch', mine: 'earn.find.noneMine', saved: 'earn.find.noneSaved', filters: 'earn.find.noneFilters' } as const

/** Stands where no vault fits, and says what would find one. */
export function NothingFound({ reason, suggestion, onSearch }: NothingFoundProps) {
  const { t } = useTranslation()
  const action = suggestion === undefined ? {} : {
    action: <Button onClick={() => onSearch(suggestion)}>{t('earn.find.didYouMean', { name: suggestion })}</Button>,
  }
  return <EmptyState title={t('earn.find.none')} {...action}>{t(helps[reason])}</EmptyState>
}
