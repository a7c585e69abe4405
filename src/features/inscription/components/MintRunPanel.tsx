import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { ResultList, type ResultView } from './ResultList'
import { TickAmount } from './TickAmount'

/** View model of a repeated mint. */
export interface MintRunView {
  readonly phase: 'sending' | 'stopping' | 'paused'
  readonly tick: string
  /** What the sent mints add up to. */
  readonly sentAmount: bigint
  readonly sent: number
  readonly total: number
  /** Requests whose outcome is unknown. */
  readonly unanswered: number
  /** Mints that can still be sent. */
  readonly remaining: number
  /** Whether further batches follow the current one. */
  readonly hasBatches: boolean
  /** Of the latest batch. */
  readonly results: readonly ResultView[]
}

export interface MintRunPanelProps {
  readonly view: MintRunView
  readonly onStop: () => void
  readonly onResume: () => void
  readonly onDiscard: () => void
}

/** Progress and results of a repeated mint; it can be stopped after a batch, and resumed. */
export function MintRunPanel({ view, onStop, onResume, onDiscard }: MintRunPanelProps) {
  const { t, locale } = useTranslation()
  const { phase, tick, sentAmount, sent, total, unanswered, remaining, hasBatches, results } = view
  const count = (value: number) => formatAmount(BigInt(value), 0, { locale })
  const progress = t('inscription.run.progress', { sent: count(sent), total: count(total) })
  const isUnfinished = phase === 'paused' && remaining > 0
  return (
    <Stack gap={12} as="section" aria-label={t('inscription.run')}>
      <Stack gap={8}>
        <Row justify="space-between" gap={8}>
          <Text as="span" size="sm" isStrong>
            {progress}
          </Text>
          <Text as="span" size="sm" tone="muted">
            <TickAmount amount={sentAmount} tick={tick} />
          </Text>
        </Row>
        <Progress value={sent / total} label={progress} />
      </Stack>
      {phase === 'stopping' && (
        <Text size="sm" tone="muted">
          {t('inscription.run.stopping')}
        </Text>
      )}
      {phase === 'paused' && unanswered > 0 && (
        <Notice
          tone="warning"
          title={t('inscription.run.unanswered', { count: unanswered, number: count(unanswered) })}
        >
          {t('inscription.run.unanswered.body')}
        </Notice>
      )}
      {phase !== 'paused' && hasBatches && (
        <div>
          <Button size="sm" disabled={phase === 'stopping'} onClick={onStop}>
            {t('inscription.run.stop')}
          </Button>
        </div>
      )}
      {isUnfinished && (
        <Row gap={8}>
          <Button size="sm" onClick={onResume}>
            {t('inscription.run.resume', { count: remaining, number: count(remaining) })}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t('inscription.run.discard')}
          </Button>
        </Row>
      )}
      {results.length > 0 && <ResultList results={results} />}
    </Stack>
  )
}
