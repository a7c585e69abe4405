import { useMemo } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { GrowthChart } from '@/widgets/chart/GrowthChart'
import type { RoiAssumption, RoiTerms } from '../roiLines'
import { growthLines } from './growthLines'

export interface RoiPlotProps {
  readonly terms: RoiTerms
  /** At least a day. */
  readonly assumption: RoiAssumption
  /** Unix seconds of day 0. */
  readonly startSec: number
  /** USD per token to plot dollars; undefined to plot tokens. */
  readonly price: Decimal | undefined
}

/** How the stake grows, beside what it would grow to elsewhere. */
export function RoiPlot({ terms, assumption: { amountWei, days, every }, startSec, price }: RoiPlotProps) {
  const { t, locale } = useTranslation()
  const lines = useMemo(
    () => growthLines(terms, { amountWei, days, every, startSec, price }, locale),
    [terms, amountWei, days, every, startSec, price, locale],
  )
  return <GrowthChart title={t('stake.roi.growth')} lines={lines} />
}
