import type { LotteryRound, OwnTicket } from '@/domain/lottery/round'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { OwnTickets } from '../components/OwnTickets'

export interface TicketsDialogProps {
  readonly round: LotteryRound
  /** The account's tickets of that lottery. */
  readonly tickets: Loadable<readonly OwnTicket[]>
  readonly onClose: () => void
}

/** The account's tickets of the latest lottery. */
export function TicketsDialog({ round, tickets, onClose }: TicketsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('lottery.tickets.title', { id: round.id })}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      <TicketList round={round} tickets={tickets} />
    </Dialog>
  )
}

export type TicketListProps = Omit<TicketsDialogProps, 'onClose'>

/** The account's tickets of a lottery in each loading state. */
export function TicketList({ round, tickets }: TicketListProps) {
  const { t } = useTranslation()
  if (tickets.status === 'loading') return <Skeleton width="100%" height="6rem" />
  if (tickets.status === 'failed')
    return <Notice tone="bad" title={t('lottery.tickets.failed')} action={<RetryButton onRetry={tickets.retry} />} />
  if (tickets.value.length === 0) return <EmptyState title={t('lottery.tickets.none')} />
  return (
    <OwnTickets
      label={t('lottery.tickets.title', { id: round.id })}
      tickets={tickets.value}
      finalNumber={round.finalNumber}
    />
  )
}
