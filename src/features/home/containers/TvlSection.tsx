import { useId } from 'react'
import { useInfoOverview } from '@/domain/exchange-info/useInfoOverview'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { HomeStats } from '../components/HomeStats'
import { TvlChart } from '../components/TvlChart'
import { TvlNotes } from '../components/TvlNotes'
import { useTvl } from '../hooks/useTvl'
import type { HomeVault } from '../model/homeView'
import { leftOutVaults } from '../model/tvlView'

/** The total value locked over 30 days, and what else is indexed. */
export function TvlSection({ vaults }: { readonly vaults: readonly HomeVault[] }) {
  const { t } = useTranslation()
  const headingId = useId()
  const { history, rows, indexed, retry, isLoading } = useTvl(vaults)
  const overview = useInfoOverview()
  const known = history && valueOf(history)
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('overview.tvl.heading')}
      </Heading>
      {retry !== undefined && <IndexDown onRetry={retry} />}
      <IndexLagNote indexed={indexed} />
      {isLoading && <Skeleton width="100%" height="22rem" />}
      {!isLoading && rows.length > 0 && (
        <Card>
          <Stack gap={24}>
            <TvlChart rows={rows} />
            <HomeStats counts={known?.counts} volume={mapLoadable(overview, ({ volume24h }) => volume24h.usd)} />
            <TvlNotes leftOut={known && leftOutVaults(vaults, known.leftOut)} isBehind={known?.isBehind === true} />
            <ChartLicense />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
