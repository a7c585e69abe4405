import { ticketNumber } from '@/domain/lottery/model/ticketNumber'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { TicketGrid, TicketItem } from './Lottery.styles'
import { TicketStrip } from './TicketStrip'

export interface BoughtTicketsProps {
  readonly outcome: 'pending' | 'succeeded' | 'failed' | 'unknown'
  /** Six digits each. */
  readonly numbers: readonly string[]
  readonly onAgain: () => void
  readonly onClose: () => void
}

const titles = {
  pending: 'lottery.bought.pending',
  unknown: 'lottery.bought.pending',
  succeeded: 'lottery.bought',
  failed: 'lottery.bought.failed',
} as const
const tones = { pending: 'info', unknown: 'info', succeeded: 'good', failed: 'bad' } as const

/** The tickets of a purchase that was sent, and whether it is confirmed. */
export function BoughtTickets({ outcome, numbers, onAgain, onClose }: BoughtTicketsProps) {
  const { t } = useTranslation()
  const tickets = numbers.map((digits, index) => ({ key: `${index}`, number: ticketNumber(digits) }))
  return (
    <Stack gap={16}>
      <div role="status">
        <Notice tone={tones[outcome]} title={t(titles[outcome], { count: numbers.length })}>
          {outcome === 'failed' ? t('lottery.bought.failed.body') : undefined}
        </Notice>
      </div>
      <TicketGrid aria-label={t('lottery.numbers')}>
        {tickets.map(({ key, number }) => (
          <TicketItem key={key}>
            <TicketStrip number={number} />
          </TicketItem>
        ))}
      </TicketGrid>
      <Row gap={12}>
        <Button onClick={onAgain}>{t(outcome === 'failed' ? 'lottery.bought.back' : 'lottery.bought.again')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Row>
    </Stack>
  )
}
