import type { HistoryCut } from '@/domain/vault/history/historyCut'
import type { RealisedApys } from '@/domain/vault/history/realisedApy'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, ready } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import type { ChartPoint } from '@/widgets/chart/timeRange'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { RealisedApy } from '@/widgets/vault-page/RealisedApy'
import { PartialHistoryNote } from './PartialHistoryNote'

export interface HistoryCardProps {
  readonly asset: string
  readonly history: Loadable<unknown>
  /** Undefined while they are not known. */
  readonly charts: { readonly price: readonly ChartPoint[]; readonly liquidity: readonly ChartPoint[] } | undefined
  /** Undefined while they are not known. */
  readonly realised: RealisedApys | undefined
  /** Where the events begin, if the node keeps older ones back. */
  readonly cut: HistoryCut | undefined
  readonly nowSec: number
}

/** What a share was worth and what the vault held, by the vault's own events. */
export function HistoryCard({ asset, history, charts, realised, cut, nowSec }: HistoryCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="history-card">
      <Stack gap={24}>
        <Heading level={2} size="lg">
          {t('vault.history')}
        </Heading>
        {charts === undefined && history.status !== 'failed' && <Skeleton width="100%" height="32rem" />}
        {history.status === 'failed' && (
          <Notice tone="bad" title={t('figures.failed')} action={<RetryButton onRetry={history.retry} />}>
            {t('vault.history.failed')}
          </Notice>
        )}
        {realised !== undefined && (
          <Stack gap={8}>
            <Facts>
              <Fact name={t('vault.realised.week')}>
                <RealisedApy rate={ready(realised.week)} />
              </Fact>
              <Fact name={t('vault.realised.month')}>
                <RealisedApy rate={ready(realised.month)} />
              </Fact>
            </Facts>
            <Text tone="muted" size="sm">
              {t('vault.realised.note')}
            </Text>
          </Stack>
        )}
        {charts !== undefined && (
          <>
            <TimeChart title={t('vault.history.price', { asset })} points={charts.price} nowSec={nowSec} />
            {charts.price.length > 1 && (
              <TimeChart title={t('vault.history.liquidity', { asset })} points={charts.liquidity} nowSec={nowSec} />
            )}
            <div>
              <Text tone="muted" size="sm">
                {t('vault.history.note')} {cut !== undefined && <PartialHistoryNote cut={cut} />}
              </Text>
              {charts.price.length > 1 && <ChartLicense />}
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
