import { useCallback, useMemo } from 'react'
import { brand } from '@/config/brand'
import { type Currency, type CurrencyId, getNativeCurrency } from '@/domain/token/currency'
import { heldCurrencies } from '@/domain/token-list/model/balanceOrder'
import { imitatedBy } from '@/domain/token-list/model/imitation'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { searchTokens } from '@/domain/token-list/model/searchTokens'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { CustomToken } from './CustomToken'
import { SearchBox } from './SearchBox'
import { ContactLink } from './SearchView.styles'
import { TokenChips } from './TokenChips'
import { useBalanceOrder } from './useBalanceOrder'
import { useTokenSearch } from './useTokenSearch'

/** As many as fit in two rows of a phone. */
const MAX_HELD = 6

export interface SearchViewProps {
  readonly directory: TokenDirectory
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  readonly onManage: () => void
}

/** Search among tokens and LP tokens, with what the account holds above the list, and ways to add a token. */
export function SearchView({ directory, selected, onSelect, onManage }: SearchViewProps) {
  const { t } = useTranslation()
  const search = useTokenSearch(
    directory,
    useCallback((text: string) => searchTokens(directory, getNativeCurrency(), text), [directory]),
  )
  const account = useAccount()
  const { balancesUsd, isFixed } = useBalanceOrder(directory)
  const held = useMemo(() => heldCurrencies(directory, balancesUsd, MAX_HELD), [directory, balancesUsd])
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
      >
        {account !== undefined && search.text === '' && (
          <TokenChips
            label={t('tokens.held')}
            currencies={held}
            selected={selected}
            onSelect={onSelect}
            {...(isFixed ? { emptyText: t('tokens.held.none') } : {})}
          />
        )}
      </SearchBox>
      <CustomToken onAdded={search.type} />
      <Row justify="space-between">
        <Text size="sm" tone="muted">
          {t('tokens.missing')}{' '}
          <ContactLink href={`${brand.repositoryUrl}/issues`} target="_blank" rel="noreferrer">
            {t('tokens.contact')}
          </ContactLink>
        </Text>
        <Button size="sm" onClick={onManage}>
          {t('tokens.manage.open')}
        </Button>
      </Row>
    </Stack>
  )
}
