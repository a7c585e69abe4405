import { useLotteryRound } from '@/domain/lottery/useLottery'
import { useTickets } from '@/domain/lottery/useTickets'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount, formatDecimal } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { EmptyState } from '@/ui/EmptyState'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { DataTable } from '@/widgets/table/DataTable'
import { drawTimeColumn } from '../components/columns'
import { SourceNotice } from '../components/SourceNotice'
import { useEntries } from '../hooks/useEntries'
import type { LotteryNow } from '../hooks/useLotteryNow'
import type { EntryRow } from '../model/drawRows'
import { TicketList } from './TicketsDialog'

export interface EntryListProps {
  readonly now: LotteryNow
  readonly account: Address
}

/** The lotteries in which the account bought tickets, newest first; the tickets open below a row. */
export function EntryList({ now, account }: EntryListProps) {
  const translation = useTranslation()
  const { t, locale } = translation
  const { lottery, currentId } = now
  const list = useEntries(lottery, account, currentId)
  return (
    <Stack gap={16}>
      <SourceNotice list={list} />
      <DataTable<EntryRow>
        caption={t('lottery.history')}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        exportName="lottery-history"
        empty={<EmptyState title={t('lottery.history.none')} />}
        failed={{ title: t('lottery.history.failed') }}
        height="12rem"
        details={{
          label: t('lottery.history.tickets'),
          nameOf: ({ id }) => t('lottery.history.tickets.of', { id }),
          contentOf: ({ id }) => <EntryTickets now={now} account={account} id={id} />,
        }}
        columns={[
          {
            id: 'id',
            header: t('lottery.column.lottery'),
            cell: ({ id }) => t('lottery.round', { id }),
            sortBy: ({ id }) => id,
            exportText: ({ id }) => String(id),
          },
          drawTimeColumn(translation),
          {
            id: 'tickets',
            header: t('lottery.column.tickets'),
            align: 'end',
            cell: ({ tickets }) => formatCount(tickets, locale),
            sortBy: ({ tickets }) => tickets,
            exportText: ({ tickets }) => String(tickets),
          },
          {
            id: 'claimed',
            header: t('lottery.column.claimed'),
            align: 'end',
            cell: ({ claimedAmount }) => (
              <Figure title={`${claimedAmount.toFixed()} ${lottery.token.symbol}`} unit={lottery.token.symbol}>
                {formatDecimal(claimedAmount, { significant: 6, locale })}
              </Figure>
            ),
            sortBy: ({ claimedAmount }) => claimedAmount,
            exportText: ({ claimedAmount }) => claimedAmount.toFixed(),
          },
        ]}
      />
    </Stack>
  )
}

interface EntryTicketsProps extends EntryListProps {
  readonly id: number
}

function EntryTickets({ now: { lottery }, account, id }: EntryTicketsProps) {
  const { t } = useTranslation()
  const round = useLotteryRound(lottery, id)
  const tickets = useTickets(lottery, account, id)
  if (round.status === 'loading') return <Skeleton width="100%" height="6rem" />
  if (round.status === 'failed')
    return <Notice tone="bad" title={t('lottery.round.failed')} action={<RetryButton onRetry={round.retry} />} />
  return <TicketList round={round.value} tickets={tickets} />
}
