import type { InfoSearch } from '@/domain/exchange-info/model/info'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { Text } from '@/ui/Text'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { PoolTable, poolSorts } from './components/PoolTable'
import { IndexStatus } from './containers/IndexStatus'
import { InfoFrame } from './containers/InfoFrame'
import { InfoList } from './containers/InfoList'
import { useInfoCurrency } from './hooks/useInfoCurrency'
import { useInfoEntries } from './hooks/useInfoEntries'
import { useWatchlist } from './hooks/useWatchlist'
import { poolFinder } from './infoFinders'

const PAGE_ROWS = 25
const poolsOf = ({ pools }: InfoSearch) => pools

function PoolList() {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const watchlist = useWatchlist('pool')
  const list = useInfoPools(watchlist.addresses)
  const entries = useInfoEntries(list, watchlist, poolsOf)
  const query = useTableQuery('pools', poolSorts)
  return (
    <>
      <IndexStatus parts={[list]} />
      <InfoList
        list={list}
        entries={entries}
        spec={poolFinder}
        query={query}
        partialText="info.pools.partial"
        renderTable={(rows) => (
          <PoolTable
            caption={t('info.pools')}
            rows={rows}
            currency={currency}
            query={query}
            pageRows={PAGE_ROWS}
            empty={<Text tone="muted">{t('info.pools.none')}</Text>}
            exportName="pools"
          />
        )}
      />
    </>
  )
}

/** All pools of the exchange. */
export default function PoolsInfoPage() {
  const { t } = useTranslation()
  return (
    <InfoFrame header={<PageIntro title={t('shell.title.infoPools')} lead={t('info.pools.lead')} />}>
      <PoolList />
    </InfoFrame>
  )
}
