import { isUnfinished, type QueueStep, queueProgress } from '@/domain/inbox/claimQueue'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge, type BadgeProps } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import type { ClaimQueueControls } from '../hooks/useClaimQueue'
import { List, QueueLine } from './Inbox.styles'

const tones: Readonly<Record<QueueStep['state'], NonNullable<BadgeProps['tone']>>> = {
  waiting: 'neutral',
  asked: 'sun',
  sent: 'info',
  done: 'good',
  failed: 'bad',
  skipped: 'neutral',
}

interface QueueCardProps {
  readonly controls: ClaimQueueControls
  readonly active: NonNullable<ClaimQueueControls['shown']>
}

/** The claims of "Claim all", how far they are, and how to go on. */
export function QueueCard({ controls, active: { queue, phase, isStored } }: QueueCardProps) {
  const { t, tText } = useTranslation()
  const progress = queueProgress(queue)
  const isOpen = isUnfinished(queue)
  const failed = queue.steps.filter(({ state }) => state === 'failed').length
  const stateText = ({ state }: QueueStep) =>
    state === 'asked' && phase.kind === 'paused'
      ? t('inbox.queue.state.asked.unknown')
      : t(`inbox.queue.state.${state}`)
  return (
    <Card as="section" aria-labelledby="claim-queue" data-testid="claim-queue">
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg" id="claim-queue">
            {t('inbox.queue')}
          </Heading>
          <div role="status">
            <Text tone="muted">
              {isOpen
                ? t('inbox.queue.progress', progress)
                : failed === 0
                  ? t('inbox.queue.done')
                  : t('inbox.queue.doneWithFailures', { count: failed })}
            </Text>
          </div>
        </Row>
        <Progress value={progress.done / progress.total} label={t('inbox.queue.progress', progress)} />
        {phase.kind === 'paused' && isOpen && (
          <Notice
            tone={phase.reason === 'failed' || phase.reason === 'batchFailed' ? 'bad' : 'info'}
            title={t(`inbox.queue.paused.${phase.reason}`)}
          />
        )}
        {!isStored && <Notice tone="warning" title={t('inbox.queue.unstored')} />}
        <List>
          {queue.steps.map((step) => (
            <QueueLine key={step.id}>
              <Text>{tText(step.title)}</Text>
              <Badge tone={tones[step.state]}>{stateText(step)}</Badge>
            </QueueLine>
          ))}
        </List>
        {isOpen && (
          <Checkbox isChecked={queue.isGoingOn} onChange={controls.setGoingOn}>
            {t('inbox.queue.goOn')}
          </Checkbox>
        )}
        <Row gap={12}>
          {phase.kind === 'running' && <Button onClick={controls.stop}>{t('inbox.queue.stop')}</Button>}
          {phase.kind === 'stopping' && <Text tone="muted">{t('inbox.queue.stopping')}</Text>}
          {phase.kind === 'paused' && isOpen && (
            <>
              <Button variant="primary" onClick={() => void controls.resume()}>
                {t('inbox.queue.resume')}
              </Button>
              <Button onClick={controls.discard}>{t('inbox.queue.discard')}</Button>
            </>
          )}
          {phase.kind === 'paused' && !isOpen && <Button onClick={controls.discard}>{t('inbox.queue.close')}</Button>}
        </Row>
      </Stack>
    </Card>
  )
}
