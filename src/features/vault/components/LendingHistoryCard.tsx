import type { HistoryCut } from '@/domain/vault/history/historyCut'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import type { ChartPoint } from '@/widgets/chart/timeRange'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { PartialHistoryNote } from './PartialHistoryNote'

export interface LendingHistoryCardProps {
  readonly history: Loadable<unknown>
  /** Undefined while they are unknown. */
  readonly charts: { readonly utilization: readonly ChartPoint[]; readonly apr: readonly ChartPoint[] } | undefined
  /** Where the events begin, if the node has no older ones. */
  readonly cut: HistoryCut | undefined
  /** The vault's APY assumes a lower rate for markets that pay per block. */
  readonly isPerBlock: boolean
  readonly nowSec: number
}

/** Utilization and supply APR of the market that the vault lends to, from the market's events. */
export function LendingHistoryCard({ history, charts, cut, isPerBlock, nowSec }: LendingHistoryCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="lending-history-card">
      <Stack gap={24}>
        <Heading level={2} size="lg">
          {t('vault.lending')}
        </Heading>
        {charts === undefined && history.status !== 'failed' && <Skeleton width="100%" height="32rem" />}
        {history.status === 'failed' && (
          <Notice tone="bad" title={t('figures.failed')} action={<RetryButton onRetry={history.retry} />}>
            {t('vault.lending.failed')}
          </Notice>
        )}
        {charts !== undefined && (
          <>
            <TimeChart title={t('vault.lending.utilization')} points={charts.utilization} nowSec={nowSec} />
            {charts.apr.length > 1 && <TimeChart title={t('vault.lending.apr')} points={charts.apr} nowSec={nowSec} />}
            <div>
              <Text tone="muted" size="sm">
                {t('vault.lending.note')} {isPerBlock && t('vault.lending.haircut')}{' '}
                {cut !== undefined && <PartialHistoryNote cut={cut} />}
              </Text>
              {charts.apr.length > 1 && <ChartLicense />}
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
