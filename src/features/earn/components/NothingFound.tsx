import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { EmptyReason } from '../model/findVaults'
import { suggestSearch } from '../model/suggestSearch'
import type { VaultFacts } from '../model/vaultFacts'

export interface NothingFoundProps {
  readonly reason: EmptyReason
  readonly text: string
  readonly vaults: readonly VaultFacts[]
  readonly onSearch: (text: string) => void
}

const helps = {
  search: 'earn.find.noneSearch',
  mine: 'earn.find.noneMine',
  saved: 'earn.find.noneSaved',
  filters: 'earn.find.noneFilters',
} as const

/** Stands where no vault fits, and says what would find one. */
export function NothingFound({ reason, text, vaults, onSearch }: NothingFoundProps) {
  const { t } = useTranslation()
  const suggestion = reason === 'search' ? suggestSearch(vaults, text) : undefined
  const action =
    suggestion === undefined
      ? {}
      : {
          action: (
            <Button onClick={() => onSearch(suggestion)}>{t('earn.find.didYouMean', { name: suggestion })}</Button>
          ),
        }
  return (
    <EmptyState title={t('earn.find.none')} {...action}>
      {t(helps[reason])}
    </EmptyState>
  )
}
