import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { useSeen } from './useSeen'

/** CSS length. */
export const CHART_HEIGHT = '14rem'

const Place = styled.div`
  block-size: ${CHART_HEIGHT};
`

export interface ChartSectionProps {
  readonly title: string
  /** Of the heading; 3 by default. */
  readonly level?: 2 | 3
  /** Controls beside the title. */
  readonly controls?: ReactNode
  /** Between the title and the drawing, such as the value under the pointer. */
  readonly lead?: ReactNode
  /** What the drawing shows, in words. */
  readonly summary: string
  /** A lazy component, which is fetched when the section is scrolled to. */
  readonly drawing: ReactNode
  /** The same data as a table. */
  readonly table: ReactNode
  /** Stands in place of both where there is nothing to draw. */
  readonly empty?: ReactNode
}

/** A chart that the user can switch to a table. */
export function ChartSection({ title, level = 3, controls, lead, summary, drawing, table, empty }: ChartSectionProps) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(placeRef)
  const headingId = useId()
  return (
    <section ref={placeRef} aria-labelledby={headingId}>
      <Stack gap={12}>
        <Row justify="space-between" gap={8}>
          <Heading level={level} size="md" id={headingId}>
            {title}
          </Heading>
          {controls}
        </Row>
        {lead}
        {empty ?? (
          <>
            {isTable ? (
              table
            ) : (
              <Place role="img" aria-label={summary}>
                {isSeen && <Suspense fallback={<Skeleton width="100%" height={CHART_HEIGHT} />}>{drawing}</Suspense>}
              </Place>
            )}
            <Row>
              <Button size="sm" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
                {t('chart.table')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </section>
  )
}
