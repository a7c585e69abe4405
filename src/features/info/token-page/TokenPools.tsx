import type { InfoList, InfoPool } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { InfoSection } from '../components/InfoSection'
import { PoolTable, poolSorts } from '../components/PoolTable'
import { useInfoCurrency } from '../hooks/useInfoCurrency'

/** In the names of the URL's parameters. */
const NAME = 'pools'
const PAGE_ROWS = 10

/** The pools of a token. */
export function TokenPools({ pools }: { readonly pools: Loadable<InfoList<InfoPool>> }) {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const query = useTableQuery(NAME, poolSorts)
  return (
    <InfoSection title={t('info.pools')}>
      <Stack gap={12}>
        <PoolTable
          caption={t('info.pools')}
          rows={mapLoadable(pools, ({ rows }) => rows)}
          currency={currency}
          query={query}
          pageRows={PAGE_ROWS}
          empty={<EmptyState title={t('info.pools.none')} />}
          exportName="token-pools"
        />
        {valueOf(pools)?.isPartial === true && (
          <Text size="sm" tone="muted">
            {t('infoDetail.pools.partial')}
          </Text>
        )}
      </Stack>
    </InfoSection>
  )
}
