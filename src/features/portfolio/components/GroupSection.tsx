import { Link } from 'react-router-dom'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import type { FigureView } from '@/lib/figureView'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row as Line, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { DataTable } from '@/widgets/table/DataTable'
import { useWorthOrder } from '../hooks/useWorthOrder'
import { type PositionFigures, positionFigures, positionUsd } from '../model/figures'
import type { Group, GroupId, Position, PositionNote } from '../model/position'
import { AnyText, Aside } from './Portfolio.styles'

type FigureColumn = keyof PositionFigures

interface Row {
  readonly position: Position
  readonly figures: PositionFigures
}

/** Which figures each group can have. */
const figureColumns: Readonly<Record<GroupId, readonly FigureColumn[]>> = {
  vaults: ['amount', 'value', 'earned', 'profit', 'extras'],
  locks: ['amount', 'value', 'earned'],
  lp: ['amount', 'value'],
  nfts: ['amount'],
  inscriptions: ['amount'],
}

/** What is worth most; the others on demand. */
const SHOWN_ROWS = 6

/** What an account holds of one kind. */
export function GroupSection({ group }: { readonly group: Group }) {
  const { t, locale } = useTranslation()
  const count = group.status === 'ready' ? group.positions.length : 0
  return (
    <Card as="section" aria-labelledby={`portfolio-${group.id}`} data-testid={`portfolio-${group.id}`}>
      <Stack gap={12}>
        <Line justify="space-between" align="baseline">
          <Heading level={2} size="lg" id={`portfolio-${group.id}`}>
            {t(`portfolio.group.${group.id}`)}
          </Heading>
          {count > 0 && (
            <Text as="span" size="sm" tone="muted">
              <Figure>{formatAmount(BigInt(count), 0, { locale })}</Figure>
            </Text>
          )}
        </Line>
        <Content group={group} />
      </Stack>
    </Card>
  )
}

function Content({ group }: { readonly group: Group }) {
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
      return <PositionsTable id={group.id} positions={group} />
    case 'ready':
      return (
        <>
          <OrderedPositions id={group.id} positions={group.positions} />
          {group.positions.some(({ hasTransfers }) => hasTransfers) && (
            <Text tone="muted" size="sm">
              {t('portfolio.transfers')}
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

interface OrderedPositionsProps {
  readonly id: GroupId
  readonly positions: readonly Position[]
}

function OrderedPositions({ id, positions }: OrderedPositionsProps) {
  const ordered = useWorthOrder(positions)
  return <PositionsTable id={id} positions={ordered === undefined ? LOADING : ready(ordered)} />
}

interface PositionsTableProps {
  readonly id: GroupId
  readonly positions: Loadable<readonly Position[]>
}

function PositionsTable({ id, positions }: PositionsTableProps) {
  const { t, locale } = useTranslation()
  const rows = mapLoadable(positions, (known) =>
    known.map((position) => ({ position, figures: positionFigures(position, locale) })),
  )
  // Few vaults pay any: for an account without them the column would only be empty.
  const columns = figureColumns[id].filter(
    (column) => column !== 'extras' || valueOf(rows)?.some(({ figures }) => figures.extras !== undefined),
  )
  const header = (column: FigureColumn) =>
    id === 'locks' && column === 'earned' ? t('portfolio.column.reward') : t(`portfolio.column.${column}`)
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
      columns={[
        {
          id: 'position',
          header: t('portfolio.column.position'),
          cell: ({ position }) => <Name position={position} />,
          sortBy: ({ position }) => position.name,
        },
        ...columns.map((column) => ({
          id: column,
          header: header(column),
          align: 'end' as const,
          cell: ({ figures }: Row) => <Cell figure={figures[column]} />,
          // Amounts of several tokens have no order.
          ...(column !== 'amount' && { sortBy: ({ position }: Row) => positionUsd(position, column) }),
        })),
      ]}
    />
  )
}

function Name({ position: { name, protocol, path, note } }: { readonly position: Position }) {
  const text = <AnyText>{name}</AnyText>
  return (
    <Line gap={8}>
      {path === undefined ? text : <Link to={path}>{text}</Link>}
      {protocol !== undefined && <Aside>{protocol}</Aside>}
      {note !== undefined && <NoteBadge note={note} />}
    </Line>
  )
}

function NoteBadge({ note }: { readonly note: PositionNote }) {
  const { t, locale } = useTranslation()
  switch (note.kind) {
    case 'old':
      return <Badge tone="warning">{t('portfolio.note.old')}</Badge>
    case 'ended':
      return <Badge>{t('portfolio.note.ended')}</Badge>
    case 'unlocked':
      return <Badge tone="good">{t('portfolio.note.unlocked')}</Badge>
    case 'locked':
      return <Aside>{t('portfolio.note.locked', { time: formatTime(note.untilSec, locale) })}</Aside>
  }
}

function Cell({ figure }: { readonly figure: FigureView | 'unknown' | undefined }) {
  const { t } = useTranslation()
  if (figure === undefined)
    return (
      <Text as="span" tone="muted">
        <Figure title={t('portfolio.notTold')}>–</Figure>
      </Text>
    )
  if (figure === 'unknown')
    return (
      <Text as="span" size="sm" tone="muted">
        <Figure title={t('portfolio.unknown.hint')}>{t('portfolio.unknown')}</Figure>
      </Text>
    )
  return <LoadableFigure view={figure} />
}
