import { useCallback, useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import { type Currency, type CurrencyId, getNativeCurrency } from '@/domain/token/currency'
import { findToken } from '@/domain/token/token'
import { sortByBalance } from '@/domain/token-list/model/balanceOrder'
import { imitatedBy } from '@/domain/token-list/model/imitation'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { searchCurrencies, searchTokenWords } from '@/domain/token-list/model/searchCurrencies'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { SearchBox } from './SearchBox'
import { CurrencyStack } from './SearchView.styles'
import { TokenChips } from './TokenChips'
import { useBalanceOrder } from './useBalanceOrder'
import { useTokenSearch } from './useTokenSearch'

const getBases = fromDeployment<readonly Currency[]>((deployment) => [
  getNativeCurrency(),
  ...(deployment.exchange?.baseTokens ?? []).flatMap((symbol) => findToken(deployment, symbol) ?? []),
])

export interface CurrencySearchViewProps {
  /** What can be chosen at once, without LP tokens. */
  readonly directory: TokenDirectory
  /** What must be imported first: the tokens of lists that are switched off. */
  readonly inactive: TokenDirectory
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  /** A token that nobody vouches for was chosen. */
  readonly onImport: (token: Currency) => void
  readonly onManage: () => void
}

/** Search among the native coin and tokens: common bases, what the lists know, and what must be imported. What the account holds comes first. */
export function CurrencySearchView({
  directory,
  inactive,
  selected,
  onSelect,
  onImport,
  onManage,
}: CurrencySearchViewProps) {
  const { t } = useTranslation()
  const { byAddress } = directory
  const isKnown = useCallback(
    ({ address }: Currency) => address === 'native' || byAddress.has(address.toLowerCase()),
    [byAddress],
  )
  const { balancesUsd, fix } = useBalanceOrder(directory)
  const find = useCallback(
    (text: string) => {
      const known = searchCurrencies(directory, getNativeCurrency(), text)
      if (text.trim() === '') return sortByBalance(known, balancesUsd)
      const address = inactive.byAddress.get(text.trim().toLowerCase())
      return address === undefined
        ? [...known, ...searchTokenWords(inactive.sorted, text).filter((token) => !isKnown(token))]
        : [address]
    },
    [directory, inactive, isKnown, balancesUsd],
  )
  const search = useTokenSearch(directory, find)
  const choose = (currency: Currency) => (isKnown(currency) ? onSelect : onImport)(currency)
  const notes = useMemo(
    () => ({
      isImportable: (currency: Currency) => !isKnown(currency),
      imitated: (currency: Currency) => imitatedBy(currency, directory, getNativeCurrency()),
    }),
    [isKnown, directory],
  )
  return (
    <CurrencyStack>
      <SearchBox
        search={search}
        placeholder={t('tokens.currency.placeholder')}
        selected={selected}
        onSelect={choose}
        notes={notes}
        onEnterList={fix}
      >
        <TokenChips label={t('tokens.bases')} currencies={getBases()} selected={selected} onSelect={onSelect} />
      </SearchBox>
      <Button variant="secondary" isFullWidth onClick={onManage}>
        {t('tokens.manage.open')}
      </Button>
    </CurrencyStack>
  )
}
