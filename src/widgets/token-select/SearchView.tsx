import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { brand } from '@/config/brand'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { AddressNote } from './AddressNote'
import { CustomToken } from './CustomToken'
import { moveActive } from './moveActive'
import { ContactLink, Keys } from './SearchView.styles'
import { TokenRows } from './TokenRows'
import { useTokenSearch } from './useTokenSearch'

export interface SearchViewProps {
  readonly directory: TokenDirectory
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  readonly onLists: () => void
}

/** Search, results and the ways to what is not among them. The focus stays in the field; arrow keys move in the list. */
export function SearchView({ directory, selected, onSelect, onLists }: SearchViewProps) {
  const { t } = useTranslation()
  const listId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const search = useTokenSearch(directory)
  const { results } = search
  const [active, setActive] = useState<number>()
  const [shown, setShown] = useState(results)
  if (shown !== results) {
    setShown(results)
    setActive(undefined)
  }

  // After the dialog has opened: that gives the focus to its first control.
  useEffect(() => fieldRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveActive(event.key, active, results.length)
    if (moved !== undefined) {
      event.preventDefault()
      setActive(moved)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const choice = (active === undefined ? undefined : results[active]) ?? search.choose()
      if (choice !== undefined) onSelect(choice)
    }
  }

  return (
    <Stack gap={16}>
      <Keys onKeyDown={onKeyDown}>
        <TextInput
          ref={fieldRef}
          label={t('tokens.search')}
          placeholder={t('tokens.search.placeholder')}
          value={search.text}
          onChange={search.type}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {results.length > 0
          ? <TokenRows id={listId} results={results} active={active} selected={selected} onSelect={onSelect} />
          : <AddressNote id={listId} address={search.address} />}
      </Keys>
      <CustomToken onAdded={search.type} />
      <Row justify="space-between">
        <Text size="sm" tone="muted">
          {t('tokens.missing')} <ContactLink href={`${brand.repositoryUrl}/issues`} target="_blank" rel="noreferrer">{t('tokens.contact')}</ContactLink>
        </Text>
        <Button size="sm" variant="quiet" onClick={onLists}>{t('tokens.lists')}</Button>
      </Row>
    </Stack>
  )
}
