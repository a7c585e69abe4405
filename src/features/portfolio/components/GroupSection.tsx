import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import type { FigureView } from '@/lib/figureView'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Table } from '@/ui/Table'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { useWorthOrder } from '../hooks/useWorthOrder'
import { type PositionFigures, positionFigures } from '../model/figures'
import type { Group, GroupId, Position, PositionNote } from '../model/position'
import { AnyText, Aside } from './Portfolio.styles'

type FigureColumn = keyof PositionFigures

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
        <Row justify="space-between" align="baseline">
          <Heading level={2} size="lg" id={`portfolio-${group.id}`}>
            {t(`portfolio.group.${group.id}`)}
          </Heading>
          {count > 0 && (
            <Text as="span" size="sm" tone="muted">
              <Figure>{formatAmount(BigInt(count), 0, { locale })}</Figure>
            </Text>
          )}
        </Row>
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
      return <Skeleton width="100%" height="5rem" />
    case 'failed':
      return (
        <Notice tone="bad" title={t('portfolio.group.failed')} action={<RetryButton onRetry={group.retry} />}>
          {t('portfolio.group.failed.body')}
        </Notice>
      )
    case 'ready':
      if (group.positions.length === 0)
        return (
          <Text tone="muted" size="sm">
            {t('portfolio.group.none')}
          </Text>
        )
      return (
        <>
          <Positions id={group.id} positions={group.positions} />
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

interface PositionsProps {
  readonly id: GroupId
  readonly positions: readonly Position[]
}

function Positions({ id, positions }: PositionsProps) {
  const { t, locale } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const ordered = useWorthOrder(positions)
  if (ordered === undefined) return <Skeleton width="100%" height="5rem" />
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_ROWS)
  const rows = shown.map((position) => ({ position, figures: positionFigures(position, locale) }))
  // Few vaults pay any: for an account without them the column would only be empty.
  const columns = figureColumns[id].filter(
    (column) => column !== 'extras' || rows.some(({ figures }) => figures.extras !== undefined),
  )
  const header = (column: FigureColumn) =>
    id === 'locks' && column === 'earned' ? t('portfolio.column.reward') : t(`portfolio.column.${column}`)
  return (
    <>
      <Table
        caption={t(`portfolio.group.${id}`)}
        rows={rows}
        rowKey={({ position }) => position.id}
        columns={[
          {
            id: 'position',
            header: t('portfolio.column.position'),
            cell: ({ position }) => <Name position={position} />,
          },
          ...columns.map((column) => ({
            id: column,
            header: header(column),
            align: 'end' as const,
            cell: ({ figures }: (typeof rows)[number]) => <Cell figure={figures[column]} />,
          })),
        ]}
      />
      {ordered.length > SHOWN_ROWS && (
        <Button isFullWidth aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('portfolio.group.less') : t('portfolio.group.all', { count: ordered.length })}
        </Button>
      )}
    </>
  )
}

function Name({ position: { name, protocol, path, note } }: { readonly position: Position }) {
  const text = <AnyText>{name}</AnyText>
  return (
    <Row gap={8}>
      {path === undefined ? text : <Link to={path}>{text}</Link>}
      {protocol !== undefined && <Aside>{protocol}</Aside>}
      {note !== undefined && <NoteBadge note={note} />}
    </Row>
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
