import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Grid, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
import { DataTable } from '@/widgets/table/DataTable'
import type { PoolRow } from '../model/poolView'
import { AmountCell, LifeCell, PoolName, RateCell, usePoolName } from './PoolCells'

export interface PoolListProps<Row extends PoolRow> {
  /** Accessible name of the list. */
  readonly label: string
  readonly rows: Loadable<readonly Row[]>
  readonly view: FinderView
  /** What opens below a row. */
  readonly detailsOf: (row: Row) => ReactNode
}

/** Pools as a table or as cards, each of which opens to its forms. */
export function PoolList<Row extends PoolRow>({ label, rows, view, detailsOf }: PoolListProps<Row>) {
  const { t } = useTranslation()
  const name = usePoolName()
  const empty = <EmptyState title={t('pools.find.none')} />
  if (view === 'cards') {
    const known = valueOf(rows)
    if (known === undefined) return <Skeleton width="100%" height="16rem" />
    return known.length === 0 ? (
      empty
    ) : (
      <Grid min="320px" role="list" aria-label={label}>
        {known.map((row) => (
          <PoolCard key={row.view.id} row={row} detailsOf={detailsOf} />
        ))}
      </Grid>
    )
  }
  return (
    <DataTable
      caption={label}
      rows={rows}
      rowKey={(row) => row.view.id}
      height="30rem"
      isOnePage
      pageRows={Infinity}
      empty={empty}
      details={{
        label: t('pools.details'),
        nameOf: (row) => t('pools.details.of', { name: name(row.view) }),
        contentOf: detailsOf,
      }}
      columns={[
        { id: 'pool', header: t('pools.column.pool'), cell: (row) => <PoolName view={row.view} /> },
        {
          id: 'rate',
          header: t('pools.column.rate'),
          align: 'end',
          cell: (row) => <RateCell rate={row.view.rate} />,
        },
        {
          id: 'deposit',
          header: t('pools.column.staked'),
          align: 'end',
          cell: (row) => <AmountCell view={row.view.deposit} />,
        },
        {
          id: 'earned',
          header: t('pools.column.earned'),
          align: 'end',
          cell: (row) => <AmountCell view={row.view.earned} />,
        },
        {
          id: 'total',
          header: t('pools.column.total'),
          align: 'end',
          cell: (row) => <LoadableFigure view={row.view.total} width="7ch" />,
        },
        { id: 'life', header: t('pools.column.life'), align: 'end', cell: (row) => <LifeCell {...row.view} /> },
      ]}
    />
  )
}

interface PoolCardProps<Row extends PoolRow> {
  readonly row: Row
  readonly detailsOf: (row: Row) => ReactNode
}

function PoolCard<Row extends PoolRow>({ row, detailsOf }: PoolCardProps<Row>) {
  const { t } = useTranslation()
  const name = usePoolName()
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { view } = row
  return (
    <Card role="listitem">
      <Stack gap={16}>
        <Heading level={3} size="md">
          <PoolName view={view} />
        </Heading>
        <Facts>
          <Fact name={view.kind === 'auto' ? t('figures.apy') : t('pools.apr')}>
            <RateCell rate={view.rate} />
          </Fact>
          <Fact name={t('pools.column.staked')}>
            <AmountCell view={view.deposit} />
          </Fact>
          <Fact name={t('pools.column.earned')}>
            <AmountCell view={view.earned} />
          </Fact>
          <Fact name={t('pools.column.total')}>
            <LoadableFigure view={view.total} width="7ch" />
          </Fact>
          <Fact name={t('pools.column.life')}>
            <LifeCell {...view} />
          </Fact>
        </Facts>
        <Button
          isFullWidth
          aria-label={t('pools.details.of', { name: name(view) })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('pools.details')}
        </Button>
        {isOpen && <div id={detailsId}>{detailsOf(row)}</div>}
      </Stack>
    </Card>
  )
}
