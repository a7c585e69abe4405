import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { Card } from '@/ui/Card'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { GroupId } from '../model/position'

export interface SectionCardProps {
  readonly id: GroupId | 'closed'
  /** How many positions there are. */
  readonly count: number
  readonly children: ReactNode
}

/** The positions of one kind below their name and number. */
export function SectionCard({ id, count, children }: SectionCardProps) {
  const { t, locale } = useTranslation()
  return (
    <Card as="section" aria-labelledby={`portfolio-${id}`} data-testid={`portfolio-${id}`}>
      <Stack gap={12}>
        <Row justify="space-between" align="baseline">
          <Heading level={2} size="lg" id={`portfolio-${id}`}>
            {t(`portfolio.group.${id}`)}
          </Heading>
          {count > 0 && (
            <Text as="span" size="sm" tone="muted">
              <Figure>{formatAmount(BigInt(count), 0, { locale })}</Figure>
            </Text>
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
