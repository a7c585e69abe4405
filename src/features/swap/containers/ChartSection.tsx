import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { PairChart } from '@/widgets/pair-chart/PairChart'
import { PairStats } from '@/widgets/pair-chart/PairStats'

export interface ChartSectionProps {
  readonly input: Currency | undefined
  readonly output: Currency | undefined
}

/** Price history and pools of the pair. */
export function ChartSection({ input, output }: ChartSectionProps) {
  const { t } = useTranslation()
  if (input === undefined || output === undefined) return <EmptyState title={t('swap.chart.empty')} />
  return (
    <Stack gap={24}>
      <PairChart input={input} output={output} />
      <PairStats input={input} output={output} />
    </Stack>
  )
}
