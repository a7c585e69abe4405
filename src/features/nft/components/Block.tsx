import type { ReactNode } from 'react'
import type { ContractName } from '@/config/deployment'
import { useSchedule } from '@/hooks/useSchedule'
import { useTranslation } from '@/i18n/useTranslation'
import type { Schedule } from '@/lib/schedule'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { Countdown } from '@/widgets/schedule/Countdown'
import { PhaseBadge } from '@/widgets/schedule/PhaseBadge'

const ALWAYS: Schedule = {}

export interface BlockProps {
  readonly title: string
  readonly body: string
  /** Contracts missing on this network. */
  readonly missing: readonly ContractName[]
  /** Time window; always open if absent. */
  readonly window?: Schedule
  /** Shown after the window has ended. */
  readonly endedText?: string
  readonly testId: string
  /** Shown while the window is open. */
  readonly children: ReactNode
}

/** A card of the page, with its time window. */
export function Block({ title, body, missing, window, endedText, testId, children }: BlockProps) {
  const { t } = useTranslation()
  const phase = useSchedule(window ?? ALWAYS)
  const isOpen = window === undefined || phase?.status === 'live'
  return (
    <Card as="section" data-testid={testId}>
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {window !== undefined && <PhaseBadge phase={phase} />}
        </Row>
        <Text tone="muted" size="sm">
          {body}
        </Text>
        {phase === undefined && window !== undefined && <Skeleton width="100%" height="3rem" />}
        {phase?.status === 'soon' && (
          <Text>
            <Countdown to={{ timeSec: phase.from }}>{(time) => t('schedule.opensIn', { time })}</Countdown>
          </Text>
        )}
        {phase?.status === 'ended' && endedText !== undefined && <Text>{endedText}</Text>}
        {isOpen && (missing.length > 0 ? <MissingContracts parts={missing} /> : children)}
      </Stack>
    </Card>
  )
}
