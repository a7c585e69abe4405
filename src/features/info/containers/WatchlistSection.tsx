import type { InfoList, InfoPool, InfoToken } from '@/domain/exchange-info/model/info'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { InfoSection } from '../components/InfoSection'
import { PoolTable, poolSorts } from '../components/PoolTable'
import { TokenTable, tokenSorts } from '../components/TokenTable'
import { useWatchlist, type WatchlistView } from '../hooks/useWatchlist'
import type { FigureCurrency } from '../model/worth'

const PAGE_ROWS = 10

function watchedRows<Row extends InfoToken | InfoPool>(
  list: Loadable<InfoList<Row>>,
  { has }: WatchlistView,
): Loadable<readonly Row[]> {
  return mapLoadable(list, ({ rows }) => rows.filter(({ address }) => has(address)))
}

/** The starred tokens and pools. */
export function WatchlistSection({ currency }: { readonly currency: FigureCurrency }) {
  const { t } = useTranslation()
  const [watchedTokens, watchedPools] = [useWatchlist('token'), useWatchlist('pool')]
  const tokens = useInfoTokens(watchedTokens.addresses)
  const pools = useInfoPools(watchedPools.addresses)
  const tokenQuery = useTableQuery('watchedTokens', tokenSorts)
  const poolQuery = useTableQuery('watchedPools', poolSorts)
  const table = {
    currency,
    pageRows: PAGE_ROWS,
    empty: <Text tone="muted">{t('info.watchlist.unknown')}</Text>,
  } as const
  return (
    <InfoSection title={t('info.watchlist')}>
      <Stack gap={24}>
        {watchedTokens.addresses.length > 0 && (
          <TokenTable
            {...table}
            caption={t('info.watchlist.tokens')}
            rows={watchedRows(tokens, watchedTokens)}
            query={tokenQuery}
            exportName="watched-tokens"
          />
        )}
        {watchedPools.addresses.length > 0 && (
          <PoolTable
            {...table}
            caption={t('info.watchlist.pools')}
            rows={watchedRows(pools, watchedPools)}
            query={poolQuery}
            exportName="watched-pools"
          />
        )}
      </Stack>
    </InfoSection>
  )
}
