import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { SearchIndex } from './model/searchIndex'
import { suggestSearch } from './model/suggestSearch'

export interface FinderEmptyProps {
  readonly title: TranslationKey
  readonly help: TranslationKey
  /** The search that finds nothing, with or without filters; undefined where the filters leave nothing. */
  readonly text: string | undefined
  /** All that the search looks through. */
  readonly indexes: readonly SearchIndex[]
  readonly onSearch: (text: string) => void
}

/** Stands where nothing is found, and says what would find something. */
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
