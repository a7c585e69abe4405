import { useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
import { useNearRows } from '../hooks/useNearRows'
import type { EarnCardView } from '../model/earnCard'
import { type VaultActs, VaultCard } from './VaultCard'
import { ColumnNames, Frame, Rows } from './VaultList.styles'

export interface VaultListProps extends VaultActs {
  readonly cards: readonly EarnCardView[]
  readonly view: FinderView
  readonly savedIds: ReadonlySet<string>
  /** Read aloud, where no heading names the list. */
  readonly label?: string
  /** Rows of other lists above this one. */
  readonly rowsAbove?: number
}

/** What a first window shows, of any size: rows that are drawn at once. */
const FIRST_ROWS = 12

/** Vaults below each other as a table, or beside each other as cards. Of those far from the window there are the names alone. */
export function VaultList({ cards, view, savedIds, label, rowsAbove = 0, onSave }: VaultListProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const isNear = useNearRows(listRef, cards, Math.max(0, FIRST_ROWS - rowsAbove))
  const rows = (
    <Rows ref={listRef} data-view={view} aria-label={label}>
      {cards.map((card, index) => (
        <VaultCard key={card.id} view={card} isDrawn={isNear(index)} isSaved={savedIds.has(card.id)} onSave={onSave} />
      ))}
    </Rows>
  )
  if (view === 'cards') return rows
  return (
    <Frame>
      <Names isOld={cards[0]?.section === 'migrate'} />
      {rows}
    </Frame>
  )
}

function Names({ isOld }: { readonly isOld: boolean }) {
  const { t } = useTranslation()
  return (
    <ColumnNames aria-hidden="true">
      <span>{t('earn.vault')}</span>
      <span data-wide>{t('earn.protocol')}</span>
      {isOld && (
        <span data-end data-old>
          {t('earn.oldBalance')}
        </span>
      )}
      {!isOld && (
        <>
          <span data-end>{t('figures.apy')}</span>
          <span data-end>{t('earn.tvl')}</span>
          <span data-end>{t('earn.deposited')}</span>
          <span data-end data-wide>
            {t('earn.earned')}
          </span>
        </>
      )}
    </ColumnNames>
  )
}
