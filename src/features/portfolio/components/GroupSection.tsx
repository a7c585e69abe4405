import { routes } from '@/config/routes'
import { type Currency, currencyParam } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { DataTable } from '@/widgets/table/DataTable'
import { useValueOrder } from '../hooks/useValueOrder'
import { type PositionFigures, positionFigures, sortFigure } from '../model/figures'
import type { Group, GroupId, Position } from '../model/position'
import { OneLine } from './Portfolio.styles'
import { FigureCell, NameCell } from './PositionCells'
import { SectionCard } from './SectionCard'
import { useHistoryDetails } from './useHistoryDetails'

type FigureColumn = keyof PositionFigures

interface Row {
  readonly position: Position
  readonly figures: PositionFigures
}

/** Which figures each group can have. */
const figureColumns: Readonly<Record<GroupId, readonly FigureColumn[]>> = {
  vaults: ['amount', 'value', 'earned', 'profit', 'apy', 'extras'],
  farms: ['amount', 'value', 'unclaimed', 'apy'],
  pools: ['amount', 'value', 'unclaimed', 'apy'],
  locks: ['amount', 'value', 'earned', 'apy'],
  games: ['amount', 'unclaimed'],
  ifo: ['amount', 'value', 'unclaimed'],
  auctions: ['amount', 'value'],
  lp: ['amount', 'value'],
  tokens: ['amount', 'value'],
  nfts: ['amount'],
  inscriptions: ['amount'],
}

/** What is worth most; the others on demand. */
const SHOWN_ROWS = 6

export interface GroupSectionProps {
  readonly group: Group
  readonly account: Address
  /** Whether the account can send transactions. */
  readonly isOwn: boolean
}

/** What an account holds of one kind. */
export function GroupSection(props: GroupSectionProps) {
  const { group } = props
  return (
    <SectionCard id={group.id} count={group.status === 'ready' ? group.positions.length : 0}>
      <Content {...props} />
    </SectionCard>
  )
}

function Content({ group, ...holder }: GroupSectionProps) {
  const { t } = useTranslation()
  switch (group.status) {
    case 'missing':
      return (
        <Text as="div">
          <MissingParts parts={group.parts} />
        </Text>
      )
    case 'loading':
    case 'failed':
      return <PositionsTable id={group.id} positions={group} {...holder} />
    case 'ready':
      return (
        <>
          <OrderedPositions id={group.id} positions={group.positions} {...holder} />
          {group.positions.some(({ hasTransfers }) => hasTransfers) && (
            <Text tone="muted" size="sm">
              {t('portfolio.transfers')}
            </Text>
          )}
          {group.unreadCount > 0 && (
            <Text tone="muted" size="sm">
              {t('portfolio.group.unread', { count: group.unreadCount })}
            </Text>
          )}
          {group.hiddenCount > 0 && (
            <Text tone="warning" size="sm">
              {t('portfolio.group.hidden', { count: group.hiddenCount })}
            </Text>
          )}
        </>
      )
  }
}

interface PositionsProps<Positions> extends Omit<GroupSectionProps, 'group'> {
  readonly id: GroupId
  readonly positions: Positions
}

function OrderedPositions({ positions, ...props }: PositionsProps<readonly Position[]>) {
  const ordered = useValueOrder(positions)
  return <PositionsTable positions={ordered === undefined ? LOADING : ready(ordered)} {...props} />
}

function PositionsTable({ id, positions, account, isOwn }: PositionsProps<Loadable<readonly Position[]>>) {
  const { t, locale } = useTranslation()
  const details = useHistoryDetails(account, ({ position }: Row) => position)
  const rows = mapLoadable(positions, (known) =>
    known.map((position) => ({ position, figures: positionFigures(position, locale) })),
  )
  // Few vaults pay any: for an account without them the column would only be empty.
  const columns = figureColumns[id].filter(
    (column) => column !== 'extras' || valueOf(rows)?.some(({ figures }) => figures.extras !== undefined),
  )
  const header = (column: FigureColumn) => {
    if (id === 'locks' && column === 'earned') return t('portfolio.column.reward')
    if (id === 'games') return t(column === 'amount' ? 'portfolio.column.open' : 'portfolio.column.winnings')
    if (id === 'ifo' && column !== 'value')
      return t(column === 'amount' ? 'portfolio.column.refund' : 'portfolio.column.bought')
    if (id === 'farms' && column === 'apy') return t('portfolio.column.apr')
    return id === 'pools' && column === 'apy' ? t('portfolio.column.rate') : t(`portfolio.column.${column}`)
  }
  return (
    <DataTable
      caption={t(`portfolio.group.${id}`)}
      rows={rows}
      rowKey={({ position }) => position.id}
      height="5rem"
      pageRows={SHOWN_ROWS}
      isOnePage
      failed={{ title: t('common.failed'), body: t('portfolio.group.failed.body') }}
      empty={
        <Text tone="muted" size="sm">
          {t('portfolio.group.none')}
        </Text>
      }
      {...(id === 'vaults' && { details })}
      columns={[
        {
          id: 'position',
          header: t('portfolio.column.position'),
          cell: ({ position }) => <NameCell position={position} />,
          sortBy: ({ position }) => position.name,
        },
        ...columns.map((column) => ({
          id: column,
          header: header(column),
          align: 'end' as const,
          cell: ({ figures }: Row) =>
            column === 'apy' ? (
              <OneLine>
                <FigureCell figure={figures.apy} absent={t('portfolio.apy.absent')} />
              </OneLine>
            ) : (
              <FigureCell
                figure={figures[column]}
                absent={t(column === 'unclaimed' ? 'portfolio.unclaimed.none' : 'portfolio.notReported')}
              />
            ),
          // Amounts of several tokens have no order.
          ...(column !== 'amount' && { sortBy: ({ position }: Row) => sortFigure(position, column) }),
        })),
        ...(id === 'tokens' && isOwn
          ? [
              {
                id: 'swap',
                header: t('portfolio.swap'),
                head: <VisuallyHidden>{t('portfolio.swap')}</VisuallyHidden>,
                align: 'end' as const,
                isAct: true,
                cell: ({ position: { currency } }: Row) => currency && <SwapLink currency={currency} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function SwapLink({ currency: { address, symbol } }: { readonly currency: Currency }) {
  const { t } = useTranslation()
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      to={`${routes.swap}?inputCurrency=${currencyParam(address)}`}
      aria-label={t('portfolio.swap.of', { symbol })}
    >
      {t('portfolio.swap')}
    </ButtonLink>
  )
}
