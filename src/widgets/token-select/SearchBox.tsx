import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { TextInput } from '@/ui/TextInput'
import { AddressNote } from './AddressNote'
import { moveActive } from './moveActive'
import type { RowNotes } from './rowNotes'
import { Keys } from './SearchView.styles'
import { TokenRows } from './TokenRows'
import type { TokenSearch } from './useTokenSearch'

export interface SearchBoxProps {
  readonly search: TokenSearch
  readonly placeholder: string
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  readonly notes?: RowNotes
  /** Called when the pointer or keyboard enters the list. */
  readonly onEnterList?: () => void
  /** Rendered between the field and the list. */
  readonly children?: ReactNode
}

/** Search field with its results. Focus stays in the field; arrow keys move in the list. */
export function SearchBox({ search, placeholder, selected, onSelect, notes, onEnterList, children }: SearchBoxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const { results, text } = search
  // The currency, not its row: lists and balances that arrive late move the rows.
  const [activeId, setActiveId] = useState<CurrencyId>()
  const [searched, setSearched] = useState(text)
  if (searched !== text) {
    setSearched(text)
    setActiveId(undefined)
  }
  const active = useMemo(() => {
    const row = activeId === undefined ? -1 : results.findIndex(({ address }) => address === activeId)
    return row === -1 ? undefined : row
  }, [activeId, results])

  // After the dialog has focused its first control.
  useEffect(() => fieldRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveActive(event.key, active, results.length)
    if (moved !== undefined) {
      event.preventDefault()
      setActiveId(results[moved]?.address)
      onEnterList?.()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const choice = (active === undefined ? undefined : results[active]) ?? search.choose()
      if (choice !== undefined) onSelect(choice)
    }
  }

  return (
    <Keys onKeyDown={onKeyDown}>
      <TextInput
        ref={fieldRef}
        label={t('tokens.search')}
        placeholder={placeholder}
        value={text}
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
      {children}
      {results.length > 0 ? (
        <TokenRows
          id={listId}
          results={results}
          active={active}
          selected={selected}
          onSelect={onSelect}
          onEnter={onEnterList}
          {...notes}
        />
      ) : (
        <AddressNote id={listId} address={search.address} />
      )}
    </Keys>
  )
}
