import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Row } from '@/ui/layout'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { SectionCard } from './Detail.styles'

/** The charts of a token or pool. */
export type DetailChart = 'price' | 'volume' | 'liquidity' | 'fees'

export interface DetailChartsProps<Chart extends DetailChart> {
  readonly charts: readonly Chart[]
  readonly chosen: Chart
  readonly onChoose: (chart: Chart) => void
  /** The chosen chart. */
  readonly children: ReactNode
}

/** One chart at a time. */
export function DetailCharts<Chart extends DetailChart>({
  charts,
  chosen,
  onChoose,
  children,
}: DetailChartsProps<Chart>) {
  const { t } = useTranslation()
  return (
    <SectionCard as="section" aria-label={t('infoDetail.charts')}>
      <Row justify="space-between" gap={12}>
        <Heading level={2} size="lg">
          {t('infoDetail.charts')}
        </Heading>
        <RangeChoice
          label={t('infoDetail.charts.choice')}
          ranges={charts}
          chosen={chosen}
          textOf={(name: DetailChart) => t(`infoDetail.chart.${name}`)}
          onChoose={onChoose}
        />
      </Row>
      {children}
    </SectionCard>
  )
}
