import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import type { FinderView } from '@/widgets/finder/model/finderQuery'
import { FarmCards } from './FarmCards'
import { FarmTable, type FarmTableProps } from './FarmTable'

export interface FarmSectionProps extends Omit<FarmTableProps, 'label'> {
  readonly phase: 'live' | 'finished'
  readonly view: FinderView
}

/** The farms of a phase with their heading. */
export function FarmSection({ phase, view, order, onSort, ...list }: FarmSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const label = t(`farms.section.${phase}`)
  return (
    <section aria-labelledby={headingId} data-testid={`farms-${phase}`}>
      <Stack gap={12}>
        <SectionHeading level={2} id={headingId} aside={list.farms.length}>
          {label}
        </SectionHeading>
        {phase === 'finished' && (
          <Text tone="muted" size="sm">
            {t('farms.section.finished.note')}
          </Text>
        )}
        {view === 'table' ? (
          <Card>
            <FarmTable label={label} order={order} onSort={onSort} {...list} />
          </Card>
        ) : (
          <FarmCards label={label} {...list} />
        )}
      </Stack>
    </section>
  )
}
