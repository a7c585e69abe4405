import { useMemo } from 'react'
import { routes } from '@/config/routes'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { InfoSection } from '../components/InfoSection'
import { PoolTable, poolSorts } from '../components/PoolTable'
import { useWatchlist } from '../hooks/useWatchlist'
import { topRows } from '../model/topRows'
import type { FigureCurrency } from '../model/worth'

const PAGE_ROWS = 10

/** The pools with most volume. */
export function TopPools({ currency }: { readonly currency: FigureCurrency }) {
  const { t } = useTranslation()
  const pools = useInfoPools(useWatchlist('pool').addresses)
  const rows = useMemo(() => mapLoadable(pools, (list) => topRows(list.rows)), [pools])
  const query = useTableQuery('pools', poolSorts)
  return (
    <InfoSection title={t('info.topPools')} link={{ to: routes.infoPools, text: t('info.allPools') }}>
      <PoolTable
        caption={t('info.topPools')}
        rows={rows}
        currency={currency}
        query={query}
        pageRows={PAGE_ROWS}
        empty={<EmptyState title={t('info.pools.none')}>{t('info.chart.empty')}</EmptyState>}
        exportName="top-pools"
      />
    </InfoSection>
  )
}
