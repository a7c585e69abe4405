import { lazy, Suspense } from 'react'
import { theme } from '@/ui/theme'
import { useMedia } from '@/ui/useMedia'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
import type { EarnCardView } from '../model/earnCard'
import type { VaultOrdering } from './SortHeads'
import { type VaultActions, VaultCard } from './VaultCard'
import { ColumnNames, Frame, Rows } from './VaultList.styles'

const SortHeads = lazy(async () => ({ default: (await import('./lazyParts')).lazyParts.SortHeads }))

export interface VaultListProps extends VaultActions, VaultOrdering {
  readonly cards: readonly EarnCardView[]
  readonly view: FinderView
  readonly savedIds: ReadonlySet<string>
  readonly isChoosing: boolean
  /** Read aloud if no heading names the list. */
  readonly label?: string
  /** Rows of other lists above this one. */
  readonly rowsAbove?: number
}

/** The rows that are drawn at once: about what the first screen shows. */
const FIRST_ROWS = 8
/** The heights of twelve rows; cards are three to a line on a wide screen. */
const chunkHeights = {
  table: { phone: 'calc(12 * 5.25rem)', desktop: 'calc(12 * 4rem)' },
  cards: { phone: 'calc(12 * (12.5rem + 16px))', desktop: 'calc(4 * (12.5rem + 16px))' },
} as const

/** Vaults as a table or as cards. Rows far from the window only show their names. */
export function VaultList({
  cards,
  view,
  savedIds,
  order,
  onSort,
  isChoosing,
  label,
  rowsAbove = 0,
  onSave,
}: VaultListProps) {
  const isPhone = useMedia(theme.media.phone)
  const rows = (
    <Rows
      data-view={view}
      aria-label={label}
      rows={cards}
      rowKey={({ id }) => id}
      alwaysDrawn={FIRST_ROWS - rowsAbove}
      chunkHeight={chunkHeights[view][isPhone ? 'phone' : 'desktop']}
      renderRow={(card: EarnCardView, isDrawn) => (
        <VaultCard
          view={card}
          isDrawn={isDrawn}
          isSaved={savedIds.has(card.id)}
          isChoosing={isChoosing}
          onSave={onSave}
        />
      )}
    />
  )
  if (view === 'cards') return rows
  return (
    <Frame>
      <Suspense fallback={<ColumnNames />}>
        <SortHeads order={order} onSort={onSort} isOld={cards[0]?.section === 'migrate'} />
      </Suspense>
      {rows}
    </Frame>
  )
}
