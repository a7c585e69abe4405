import { useTranslation } from '@/i18n/useTranslation'
import { useIsPhone } from '@/ui/useIsPhone'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
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
/** Of twelve rows; beside each other there are three cards. */
const chunkHeights = {
  table: { phone: 'calc(12 * 4.5rem)', desktop: 'calc(12 * 4rem)' },
  cards: { phone: 'calc(12 * (12.5rem + 12px))', desktop: 'calc(4 * (12.5rem + 16px))' },
} as const

/** Vaults below each other as a table, or beside each other as cards. Of those far from the window there are the names alone. */
export function VaultList({ cards, view, savedIds, label, rowsAbove = 0, onSave }: VaultListProps) {
  const isPhone = useIsPhone()
  const rows = (
    <Rows
      data-view={view}
      aria-label={label}
      rows={cards}
      rowKey={({ id }) => id}
      alwaysDrawn={FIRST_ROWS - rowsAbove}
      chunkHeight={chunkHeights[view][isPhone ? 'phone' : 'desktop']}
      renderRow={(card: EarnCardView, isDrawn) => (
        <VaultCard view={card} isDrawn={isDrawn} isSaved={savedIds.has(card.id)} onSave={onSave} />
      )}
    />
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
