import { useEffect } from 'react'
import { List, useListRef } from 'react-window'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { LIST_HEIGHT, ResultsFrame } from './ResultsFrame'
import type { RowNotes } from './rowNotes'
import { TokenRow } from './TokenRow'

const ROW_HEIGHT = 56
const USUAL_TEXT_PX = 16
const OVERSCAN_ROWS = 2

/** In pixels; scales with the user's font size. */
function rowHeight(): number {
  const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isNaN(textPx) ? ROW_HEIGHT : (ROW_HEIGHT * textPx) / USUAL_TEXT_PX
}

export interface TokenRowsProps extends RowNotes {
  readonly id: string
  readonly results: readonly Currency[]
  readonly active: number | undefined
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  /** Called when the pointer enters the list or it is scrolled. */
  readonly onEnter: (() => void) | undefined
}

/** Virtualized results; balances are read for visible rows only. */
export function TokenRows({
  id,
  results,
  active,
  selected,
  onSelect,
  onEnter,
  isImportable,
  imitated,
}: TokenRowsProps) {
  const { t } = useTranslation()
  const listRef = useListRef(null)
  useEffect(() => {
    listRef.current?.scrollToRow({ index: active ?? 0, align: 'auto' })
  }, [listRef, active, results])
  return (
    <ResultsFrame onPointerMove={onEnter} onPointerDown={onEnter} onScrollCapture={onEnter}>
      <List
        listRef={listRef}
        id={id}
        role="listbox"
        aria-label={t('tokens.results')}
        tabIndex={0}
        style={{ blockSize: '100%' }}
        defaultHeight={LIST_HEIGHT}
        overscanCount={OVERSCAN_ROWS}
        rowCount={results.length}
        rowHeight={rowHeight()}
        rowComponent={TokenRow}
        rowProps={{ listId: id, results, active, selected, onSelect, isImportable, imitated }}
      />
    </ResultsFrame>
  )
}
