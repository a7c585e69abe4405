import { useCallback, useMemo } from 'react'
import { brand } from '@/config/brand'
import { type Currency, type CurrencyId, getNativeCurrency } from '@/domain/token/currency'
import { imitatedBy } from '@/domain/token-list/model/imitation'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { searchTokens } from '@/domain/token-list/model/searchTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { CustomToken } from './CustomToken'
import { SearchBox } from './SearchBox'
import { ContactLink } from './SearchView.styles'
import { useTokenSearch } from './useTokenSearch'

export interface SearchViewProps {
  readonly directory: TokenDirectory
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  readonly onManage: () => void
}

/** Search among tokens and LP tokens, and the ways to what is not among them. */
export function SearchView({ directory, selected, onSelect, onManage }: SearchViewProps) {
  const { t } = useTranslation()
  const search = useTokenSearch(
    directory,
    useCallback((text: string) => searchTokens(directory, getNativeCurrency(), text), [directory]),
  )
  const notes = useMemo(
    () => ({ imitated: (currency: Currency) => imitatedBy(currency, directory, getNativeCurrency()) }),
    [directory],
  )
  return (
    <Stack gap={16}>
      <SearchBox
        search={search}
        placeholder={t('tokens.search.placeholder')}
        selected={selected}
        onSelect={onSelect}
        notes={notes}
      />
      <CustomToken onAdded={search.type} />
      <Row justify="space-between">
        <Text size="sm" tone="muted">
          {t('tokens.missing')}{' '}
          <ContactLink href={`${brand.repositoryUrl}/issues`} target="_blank" rel="noreferrer">
            {t('tokens.contact')}
          </ContactLink>
        </Text>
        <Button size="sm" variant="quiet" onClick={onManage}>
          {t('tokens.manage.open')}
        </Button>
      </Row>
    </Stack>
  )
}
