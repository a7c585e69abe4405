import type { ReactNode } from 'react'
import type { ContractName } from '@/config/deployment'
import type { WindowState } from '@/domain/nft/model/saleWindow'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'

export interface BlockProps {
  readonly title: string
  readonly body: string
  /** Contracts that this network lacks. */
  readonly missing: readonly ContractName[]
  /** Undefined where it has no end. */
  readonly window?: WindowState
  /** What is true once the window is over. */
  readonly endedText?: string
  readonly testId: string
  /** Shown while the window is open. */
  readonly children: ReactNode
}

/** One of the page's blocks: what it is, and what can be done while it is open. */
export function Block({ title, body, missing, window, endedText, testId, children }: BlockProps) {
  const { t, locale } = useTranslation()
  const isOpen = window === undefined || window.status === 'open'
  return (
    <Card as="section" data-testid={testId}>
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {window !== undefined && (
            <Badge tone={window.status === 'open' ? 'good' : 'neutral'}>{windowText(window)}</Badge>
          )}
        </Row>
        <Text tone="muted" size="sm">
          {body}
        </Text>
        {window?.status === 'after' && endedText !== undefined && <Text>{endedText}</Text>}
        {isOpen && (missing.length > 0 ? <MissingContracts parts={missing} /> : children)}
      </Stack>
    </Card>
  )

  function windowText(state: WindowState): string {
    if (state.status === 'before') return t('nft.window.opens', { date: formatTime(state.fromSec, locale) })
    if (state.status === 'after') return t('nft.window.ended', { date: formatTime(state.untilSec, locale) })
    return state.untilSec === undefined
      ? t('nft.window.open')
      : t('nft.window.until', { date: formatTime(state.untilSec, locale) })
  }
}
