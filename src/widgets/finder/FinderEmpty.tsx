import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { SearchIndex } from './model/searchIndex'
import { suggestSearch } from './model/suggestSearch'

export interface FinderEmptyProps {
  readonly title: TranslationKey
  readonly help: TranslationKey
  /** The search text that finds nothing; undefined if only the filters leave nothing. */
  readonly text: string | undefined
  /** The index of every entry. */
  readonly indexes: readonly SearchIndex[]
  readonly onSearch: (text: string) => void
}

/** Replaces an empty list, and suggests a search that finds something. */
export function FinderEmpty({ title, help, text, indexes, onSearch }: FinderEmptyProps) {
  const { t } = useTranslation()
  const suggestion = text === undefined ? undefined : suggestSearch(indexes, text)
  const action =
    suggestion === undefined
      ? {}
      : {
          action: (
            <Button onClick={() => onSearch(suggestion)}>{t('common.find.didYouMean', { name: suggestion })}</Button>
          ),
        }
  return (
    <EmptyState title={t(title)} {...action}>
      {t(help)}
    </EmptyState>
  )
}
