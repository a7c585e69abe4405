import { useTranslation } from '@/i18n/useTranslation'
import { useIsPhone } from '@/ui/useIsPhone'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
import { SortHeader } from '@/widgets/table/SortHeader'
import type { EarnSort } from '../earnFinder'
import type { ChoiceState } from '../model/compare'
import type { EarnCardView } from '../model/earnCard'
import { type VaultActs, VaultCard } from './VaultCard'
import { ColumnNames, Frame, Rows } from './VaultList.styles'

/** The order of the list; `sort` is undefined for the list's own. */
export interface VaultOrder {
  readonly sort: EarnSort | undefined
  readonly isAscending: boolean
}

export interface VaultListProps extends VaultActs {
  readonly cards: readonly EarnCardView[]
  readonly view: FinderView
  readonly savedIds: ReadonlySet<string>
  readonly order: VaultOrder
  readonly onSort: (order: VaultOrder) => void
  /** Undefined unless vaults are being chosen for a comparison. */
  readonly choiceOf: ((vaultId: string) => ChoiceState) | undefined
  /** Read aloud if no heading names the list. */
  readonly label?: string
  /** Rows of other lists above this one. */
  readonly rowsAbove?: number
}

/** The rows that are drawn at once: about what the first screen shows. */
const FIRST_ROWS = 8
/** The heights of twelve rows; cards are three to a line on a wide screen. */
const chunkHeights = {
  table: { phone: 'calc(12 * 4.5rem)', desktop: 'calc(12 * 4rem)' },
  cards: { phone: 'calc(12 * (12.5rem + 12px))', desktop: 'calc(4 * (12.5rem + 16px))' },
} as const

/** Vaults as a table or as cards. Rows far from the window only show their names. */
export function VaultList({
  cards,
  view,
  savedIds,
  order,
  onSort,
  choiceOf,
  label,
  rowsAbove = 0,
  ...acts
}: VaultListProps) {
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
        <VaultCard
          view={card}
          isDrawn={isDrawn}
          isSaved={savedIds.has(card.id)}
          choice={choiceOf?.(card.id)}
          {...acts}
        />
      )}
    />
  )
  if (view === 'cards') return rows
  return (
    <Frame>
      {cards[0]?.section === 'migrate' ? <OldNames /> : <Heads order={order} onSort={onSort} />}
      {rows}
    </Frame>
  )
}

/** Older vaults have one figure, and no order. */
function OldNames() {
  const { t } = useTranslation()
  return (
    <ColumnNames aria-hidden="true">
      <span>{t('earn.vault')}</span>
      <span data-wide>{t('earn.protocol')}</span>
      <span data-end data-old>
        {t('earn.oldBalance')}
      </span>
    </ColumnNames>
  )
}

/** Each figure names itself to a screen reader, so the heads are a table of their own: the controls of the order. */
function Heads({ order, onSort }: Pick<VaultListProps, 'order' | 'onSort'>) {
  const { t } = useTranslation()
  const head = (sort: EarnSort, name: string) => {
    const direction = order.sort !== sort ? 'none' : order.isAscending ? 'ascending' : 'descending'
    return (
      <span role="columnheader" aria-sort={direction} data-end>
        <SortHeader
          name={name}
          direction={direction}
          onPress={() => onSort({ sort, isAscending: direction === 'descending' })}
        />
      </span>
    )
  }
  return (
    <div role="table" aria-label={t('common.find.sort')}>
      <ColumnNames role="row">
        <span role="columnheader">{t('earn.vault')}</span>
        <span role="columnheader" data-wide>
          {t('earn.protocol')}
        </span>
        {head('apy', t('figures.apy'))}
        {head('tvl', t('earn.tvl'))}
        {head('deposit', t('earn.deposited'))}
        <span role="columnheader" data-end data-wide>
          {t('earn.earned')}
        </span>
      </ColumnNames>
    </div>
  )
}
