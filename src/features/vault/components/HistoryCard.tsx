import type { HistoryCut } from '@/domain/vault/history/historyCut'
import type { RealisedApys } from '@/domain/vault/history/realisedApy'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
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
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { RealisedApy } from '@/widgets/vault-page/RealisedApy'
import { PartialHistoryNote } from './PartialHistoryNote'

export interface HistoryCardProps {
  readonly asset: string
  readonly history: Loadable<unknown>
  /** Undefined while they are not known. */
  readonly charts: { readonly price: readonly ChartPoint[]; readonly liquidity: readonly ChartPoint[] } | undefined
  /** The current APY. */
  readonly forecast: FigureView
  /** Undefined while they are not known. */
  readonly realised: RealisedApys | undefined
  /** Where the events begin, if the node keeps older ones back. */
  readonly cut: HistoryCut | undefined
  readonly nowSec: number
}

/** What a share was worth and what the vault held, by the vault's own events. */
export function HistoryCard({ asset, history, charts, forecast, realised, cut, nowSec }: HistoryCardProps) {
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
            <Heading level={3} size="md">
              {t('realised.title')}
            </Heading>
            <Facts>
              <Fact name={t('realised.forecast')}>
                <LoadableFigure view={forecast} />
              </Fact>
              {(['week', 'month', 'quarter'] as const).map((window) => (
                <Fact key={window} name={t(`realised.${window}`)}>
                  <RealisedApy realised={ready(realised[window])} />
                </Fact>
              ))}
            </Facts>
            <Text tone="muted" size="sm">
              {t('realised.note')}
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
