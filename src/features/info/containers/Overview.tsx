import { useMemo } from 'react'
import { routes } from '@/config/routes'
import { useExchangeDays } from '@/domain/exchange-info/useExchangeDays'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Grid, Stack } from '@/ui/layout'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { HistoryChart } from '../components/HistoryChart'
import { InfoSection } from '../components/InfoSection'
import { OverviewFigures } from '../components/OverviewFigures'
import { PoolTable, poolSorts } from '../components/PoolTable'
import { TokenTable, tokenSorts } from '../components/TokenTable'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { useOverview } from '../hooks/useOverview'
import { useWatchlist } from '../hooks/useWatchlist'
import { topRows } from '../model/topRows'
import { IndexStatus } from './IndexStatus'
import { InfoSearch } from './InfoSearch'
import { TransactionsSection } from './TransactionsSection'
import { WatchlistSection } from './WatchlistSection'

const PAGE_ROWS = 10
const EVERYTHING = {}

/** The exchange as a whole: its figures and history, the watchlist, the top tokens and pools, and the latest transactions. */
export function Overview() {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const watchedTokens = useWatchlist('token')
  const watchedPools = useWatchlist('pool')
  const overview = useOverview()
  const days = useExchangeDays()
  const tokens = useInfoTokens(watchedTokens.addresses)
  const pools = useInfoPools(watchedPools.addresses)
  const topTokens = useMemo(() => mapLoadable(tokens, ({ rows }) => topRows(rows)), [tokens])
  const topPools = useMemo(() => mapLoadable(pools, ({ rows }) => topRows(rows)), [pools])
  const tokenQuery = useTableQuery('tokens', tokenSorts)
  const poolQuery = useTableQuery('pools', poolSorts)
  const table = { currency, pageRows: PAGE_ROWS } as const
  return (
    <Stack gap={36}>
      <InfoSearch />
      <IndexStatus parts={[overview, days, tokens, pools]} />
      <OverviewFigures overview={overview} currency={currency} />
      <Stack gap={8}>
        <Grid min="28rem">
          <HistoryChart
            title={t('info.liquidity')}
            figure="liquidity"
            series={days}
            currency={currency}
            exportName="exchange-liquidity"
          />
          <HistoryChart
            title={t('info.volume')}
            figure="volume"
            series={days}
            currency={currency}
            exportName="exchange-volume"
          />
        </Grid>
        <ChartLicense />
      </Stack>
      <WatchlistSection tokens={tokens} pools={pools} currency={currency} />
      <InfoSection title={t('info.topTokens')} link={{ to: routes.infoTokens, text: t('info.allTokens') }}>
        <TokenTable
          {...table}
          caption={t('info.topTokens')}
          rows={topTokens}
          query={tokenQuery}
          empty={<EmptyState title={t('info.tokens.none')}>{t('info.chart.empty')}</EmptyState>}
          exportName="top-tokens"
        />
      </InfoSection>
      <InfoSection title={t('info.topPools')} link={{ to: routes.infoPools, text: t('info.allPools') }}>
        <PoolTable
          {...table}
          caption={t('info.topPools')}
          rows={topPools}
          query={poolQuery}
          empty={<EmptyState title={t('info.pools.none')}>{t('info.chart.empty')}</EmptyState>}
          exportName="top-pools"
        />
      </InfoSection>
      <TransactionsSection filter={EVERYTHING} exportName="transactions" />
    </Stack>
  )
}
