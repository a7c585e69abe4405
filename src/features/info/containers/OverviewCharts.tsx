import { useExchangeDays } from '@/domain/exchange-info/useExchangeDays'
import { useTranslation } from '@/i18n/useTranslation'
import { Grid, Stack } from '@/ui/layout'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { HistoryChart } from '../components/HistoryChart'
import type { FigureCurrency } from '../model/worth'

/** Liquidity and volume of the exchange over time. */
export function OverviewCharts({ currency }: { readonly currency: FigureCurrency }) {
  const { t } = useTranslation()
  const days = useExchangeDays()
  return (
    <Stack gap={8}>
      <Grid min="28rem">
        <HistoryChart
          title={t('info.liquidity')}
          level={2}
          figure="liquidity"
          series={days}
          currency={currency}
          exportName="exchange-liquidity"
        />
        <HistoryChart
          title={t('info.volume')}
          level={2}
          figure="volume"
          series={days}
          currency={currency}
          exportName="exchange-volume"
        />
      </Grid>
      <ChartLicense />
    </Stack>
  )
}
