import type { Currency } from '@/domain/token/currency'
import { Stack } from '@/ui/layout'
import { PairChart } from '@/widgets/pair-chart/PairChart'
import { PairStats } from '@/widgets/pair-chart/PairStats'

export interface ChartSectionProps {
  readonly input: Currency
  readonly output: Currency
}

/** Price history and pools of the pair. */
export function ChartSection({ input, output }: ChartSectionProps) {
  return (
    <Stack gap={24}>
      <PairChart input={input} output={output} />
      <PairStats input={input} output={output} />
    </Stack>
  )
}
