import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'

export interface PaneCardProps {
  readonly testId: string
  readonly title: string
  /** What was chosen in it is forgotten when the pane is closed. */
  readonly children: ReactNode
}

/** A part of the page that can be closed. */
export function PaneCard({ testId, title, children }: PaneCardProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Card as="section" data-testid={testId} aria-label={title}>
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'prediction.pane.close' : 'prediction.pane.open', { title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'prediction.close' : 'prediction.open')}
          </Button>
        </Row>
        {isOpen && children}
      </Stack>
    </Card>
  )
}
