import { useTranslation } from '@/i18n/useTranslation'
import { Figure } from '@/ui/Figure'
import { Skeleton } from '@/ui/Skeleton'
import { ChangeFigure } from '../figures/ChangeFigure'
import type { PairChartView } from './model/pairChartView'
import { PriceNow } from './PairChart.styles'

export interface PairPriceProps {
  readonly view: PairChartView | undefined
  /** Quote currency. */
  readonly unit: string
  readonly isLoading: boolean
}

/** Current price with its change over the period. */
export function PairPrice({ view, unit, isLoading }: PairPriceProps) {
  const { t } = useTranslation()
  if (view === undefined) return <PriceNow>{isLoading && <Skeleton width="9rem" height="0.8em" />}</PriceNow>
  const { now, change } = view
  return (
    <PriceNow>
      <Figure title={`${now.full} ${unit}`} unit={unit}>
        {now.text}
      </Figure>
      <ChangeFigure change={change} title={t('chart.pair.change', { change: change.full })} />
    </PriceNow>
  )
}
