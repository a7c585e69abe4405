import { ticketDigits } from '@/domain/lottery/model/ticketNumber'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { Absent } from '@/ui/Absent'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { drawTimeColumn } from '../components/columns'
import { SourceNotice } from '../components/SourceNotice'
import { TicketStrip } from '../components/TicketStrip'
import { useDraws } from '../hooks/useDraws'
import type { LotteryNow } from '../hooks/useLotteryNow'
import type { DrawRow } from '../model/drawRows'

export interface DrawListProps {
  readonly now: LotteryNow
  readonly onShow: (id: number) => void
}

/** All lotteries, newest first. */
export function DrawList({ now: { lottery, currentId }, onShow }: DrawListProps) {
  const translation = useTranslation()
  const { t, locale } = translation
  const list = useDraws(lottery, currentId)
  const count = (value: number | undefined) =>
    value === undefined ? (
      <Text as="span" tone="muted">
        {t('lottery.unknown')}
      </Text>
    ) : (
      formatCount(value, locale)
    )
  const exported = (value: number | undefined) => (value === undefined ? '' : String(value))
  return (
    <Stack gap={16}>
      <SectionHeading level={2}>{t('lottery.draws.all')}</SectionHeading>
      <SourceNotice list={list} />
      <DataTable<DrawRow>
        caption={t('lottery.draws.all')}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        exportName="lottery-draws"
        empty={<EmptyState title={t('lottery.draws.none')} />}
        failed={{ title: t('lottery.draws.failed') }}
        height="16rem"
        columns={[
          {
            id: 'id',
            header: t('lottery.column.lottery'),
            cell: ({ id }) => (
              <Button size="sm" variant="quiet" aria-label={t('lottery.draws.open', { id })} onClick={() => onShow(id)}>
                {t('lottery.round', { id })}
              </Button>
            ),
            sortBy: ({ id }) => id,
            exportText: ({ id }) => String(id),
          },
          drawTimeColumn(translation),
          {
            id: 'number',
            header: t('lottery.column.number'),
            cell: ({ finalNumber, status }) =>
              finalNumber === undefined ? t(`lottery.status.${status}`) : <TicketStrip number={finalNumber} />,
            exportText: ({ finalNumber }) => (finalNumber === undefined ? '' : ticketDigits(finalNumber)),
          },
          {
            id: 'tickets',
            header: t('lottery.column.tickets'),
            align: 'end',
            cell: ({ tickets }) => count(tickets),
            sortBy: ({ tickets }) => tickets,
            exportText: ({ tickets }) => exported(tickets),
          },
          {
            id: 'players',
            header: t('lottery.column.players'),
            align: 'end',
            cell: ({ players }) => count(players),
            sortBy: ({ players }) => players,
            exportText: ({ players }) => exported(players),
          },
          {
            id: 'winning',
            header: t('lottery.column.winning'),
            align: 'end',
            cell: ({ winningTickets, status }) =>
              winningTickets === undefined && status !== 'claimable' ? (
                <Absent reason={t('lottery.draws.notDrawn')} />
              ) : (
                count(winningTickets)
              ),
            sortBy: ({ winningTickets }) => winningTickets,
            exportText: ({ winningTickets }) => exported(winningTickets),
          },
        ]}
      />
    </Stack>
  )
}
