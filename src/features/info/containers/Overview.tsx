import { Suspense, useMemo } from 'react'
import { styled } from 'styled-components'
import { routes } from '@/config/routes'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { theme } from '@/ui/theme'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { InfoSection } from '../components/InfoSection'
import { OverviewFigures } from '../components/OverviewFigures'
import { TokenTable, tokenSorts } from '../components/TokenTable'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { useOverview } from '../hooks/useOverview'
import { useWatchlist } from '../hooks/useWatchlist'
import { topRows } from '../model/topRows'
import { IndexStatus } from './IndexStatus'
import { InfoSearch } from './InfoSearch'

const OverviewCharts = lazyPart(async () => (await import('./OverviewCharts')).OverviewCharts)
const TopPools = lazyPart(async () => (await import('./TopPools')).TopPools)
const WatchlistSection = lazyPart(async () => (await import('./WatchlistSection')).WatchlistSection)
const TransactionsSection = lazyPart(async () => (await import('./TransactionsSection')).TransactionsSection)

/** As high as the charts, so that what is below them does not move. */
const ChartsPlace = styled.div`
  min-block-size: 25rem;
  ${theme.media.narrow} {
    min-block-size: 49rem;
  }
`

const PAGE_ROWS = 10
const EVERYTHING = {}

/** The exchange as a whole: its figures and history, the watchlist, the top tokens and pools, and the latest transactions. */
export function Overview() {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const watchedTokens = useWatchlist('token')
  const watchedPools = useWatchlist('pool')
  const overview = useOverview()
  const tokens = useInfoTokens(watchedTokens.addresses)
  const topTokens = useMemo(() => mapLoadable(tokens, ({ rows }) => topRows(rows)), [tokens])
  const tokenQuery = useTableQuery('tokens', tokenSorts)
  const table = { currency, pageRows: PAGE_ROWS } as const
  return (
    <Stack gap={36}>
      <InfoSearch />
      <IndexStatus parts={[overview, tokens]} />
      <OverviewFigures overview={overview} currency={currency} />
      <ChartsPlace>
        <Suspense fallback={null}>
          <OverviewCharts currency={currency} />
        </Suspense>
      </ChartsPlace>
      {watchedTokens.addresses.length + watchedPools.addresses.length > 0 && (
        <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
          <WatchlistSection currency={currency} />
        </Suspense>
      )}
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
      <Suspense fallback={<Skeleton width="100%" height="40rem" />}>
        <TopPools currency={currency} />
      </Suspense>
      <Suspense fallback={<Skeleton width="100%" height="36rem" />}>
        <TransactionsSection filter={EVERYTHING} exportName="transactions" />
      </Suspense>
    </Stack>
  )
}
