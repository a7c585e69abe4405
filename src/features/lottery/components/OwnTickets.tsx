import { useState } from 'react'
import { matchedDigits } from '@/domain/lottery/model/ticketNumber'
import type { OwnTicket } from '@/domain/lottery/round'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { pageOf } from '@/widgets/table/model/tableRows'
import { TablePages } from '@/widgets/table/TablePages'
import { TicketGrid, TicketItem } from './Lottery.styles'
import { TicketStrip } from './TicketStrip'

const PAGE_TICKETS = 100

export interface OwnTicketsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly tickets: readonly OwnTicket[]
  /** Undefined before the draw. */
  readonly finalNumber?: number | undefined
}

/** An account's tickets of a lottery, those that won first. */
export function OwnTickets({ label, tickets, finalNumber }: OwnTicketsProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const shown = tickets.map((ticket) => ({
    ...ticket,
    matched: finalNumber === undefined ? 0 : matchedDigits(ticket.number, finalNumber),
  }))
  const sorted = finalNumber === undefined ? shown : shown.sort((a, b) => b.matched - a.matched)
  const { rows, page: current, pageCount } = pageOf(sorted, page, PAGE_TICKETS)
  return (
    <Stack gap={12}>
      <TicketGrid aria-label={label}>
        {rows.map(({ id, number, matched, isClaimed }) => (
          <TicketItem key={id.toString()}>
            <TicketStrip number={number} matched={matched} />
            {matched > 0 && (
              <Text as="span" size="xs" tone="muted">
                {t(isClaimed ? 'lottery.ticket.claimed' : 'lottery.ticket.matched', { count: matched })}
              </Text>
            )}
          </TicketItem>
        ))}
      </TicketGrid>
      {pageCount > 1 && <TablePages label={label} page={current} pageCount={pageCount} onChange={setPage} />}
    </Stack>
  )
}
