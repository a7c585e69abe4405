import { useMemo } from 'react'
import type { InfoPool } from '@/domain/exchange-info/model/info'
import { netFlow } from '@/domain/exchange-info/model/netFlow'
import { useInfoPool } from '@/domain/exchange-info/useInfoPool'
import { usePoolLiquidity } from '@/domain/exchange-info/usePoolLiquidity'
import { usePoolSeries } from '@/domain/exchange-info/usePoolSeries'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { type Address, shortenHex } from '@/lib/hex'
import { combineLoadables, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Card } from '@/ui/Card'
import { Grid } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { GrowthChart } from '@/widgets/chart/GrowthChart'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import { PoolName } from '../components/InfoNames'
import { InfoSection } from '../components/InfoSection'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { poolName } from '../model/names'
import { useConcentration } from '../pool-page/useConcentration'
import { type ComparedPool, type ComparedRow, comparedRows, liquidityLines } from './comparedFigures'

/** Two days are a line. */
const MIN_DAYS = 2

function useComparedPool(pool: Address): ComparedPool {
  const figures = useInfoPool(pool)
  const liquidity = usePoolLiquidity(pool, 'week')
  const concentration = useConcentration(pool)
  return useMemo(
    () => ({
      figures,
      flow: mapLoadable(liquidity, (found) => found && netFlow(found, found.croPrice)),
      concentration,
    }),
    [figures, liquidity, concentration],
  )
}

function nameOf(pool: InfoPool | undefined, address: Address): string {
  return pool === undefined ? shortenHex(address) : poolName(pool)
}

/** The liquidity of both pools over time; undefined until it is known. Keep the names the same between renders. */
function useLiquidityLines([a, b]: readonly [Address, Address], nameA: string, nameB: string) {
  const { locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const [seriesA, seriesB] = [usePoolSeries(a, 'day'), usePoolSeries(b, 'day')]
  return useMemo(() => {
    const series = valueOf(combineLoadables([seriesA, seriesB]))
    return series && liquidityLines(series, [nameA, nameB], currency, locale)
  }, [seriesA, seriesB, nameA, nameB, currency, locale])
}

/** The figures of two different pools, and their liquidity over time. */
export function Comparison({ pools: [a, b] }: { readonly pools: readonly [Address, Address] }) {
  const { t, locale } = useTranslation()
  const [currency] = useInfoCurrency()
  const nowSec = useNowSec()
  const [first, second] = [useComparedPool(a), useComparedPool(b)]
  const nameA = nameOf(valueOf(first.figures), a)
  const nameB = nameOf(valueOf(second.figures), b)
  const lines = useLiquidityLines([a, b], nameA, nameB)
  const isUnknown = [first, second].some(({ figures }) => 'value' in figures && figures.value === undefined)
  const column = (id: 'a' | 'b', header: string, index: 0 | 1) => ({
    id,
    header,
    align: 'end' as const,
    cell: ({ views }: ComparedRow) => <ComparedFigure view={views[index]} />,
    exportText: ({ views }: ComparedRow) => exactText(views[index]),
  })
  return (
    <>
      {isUnknown && (
        <Notice tone="warning" title={t('infoDetail.notIndexed')}>
          {t('infoDetail.compare.unknown')}
        </Notice>
      )}
      <Grid min="16rem" gap={16}>
        {[first, second]
          .map(({ figures }) => valueOf(figures))
          .map((pool) => pool && <PoolName key={pool.address} pool={pool} />)}
      </Grid>
      <Card>
        <DataTable
          caption={t('infoDetail.compare.title')}
          rows={ready(comparedRows([first, second], t, currency, locale, nowSec))}
          rowKey={({ id }) => id}
          empty={null}
          exportName="pool-comparison"
          isDense
          onPhone="scroll"
          columns={[
            {
              id: 'figure',
              header: t('infoDetail.compare.figure'),
              cell: ({ name }) => name,
              exportText: ({ name }) => name,
            },
            column('a', nameA, 0),
            column('b', nameB, 1),
          ]}
        />
      </Card>
      {lines !== undefined && lines[0].points.length >= MIN_DAYS && (
        <InfoSection title={t('infoDetail.charts')}>
          <GrowthChart title={t('info.liquidity')} lines={lines} />
        </InfoSection>
      )}
    </>
  )
}

function ComparedFigure({ view }: { readonly view: FigureView | undefined }) {
  const { t } = useTranslation()
  if (view === undefined || view.status === 'unpriced') return <Absent reason={t('info.unknown')} />
  return <LoadableFigure isPlain view={view} />
}

function exactText(view: FigureView | undefined): string {
  return view?.status === 'ready' || view?.status === 'stale' ? view.full : ''
}
