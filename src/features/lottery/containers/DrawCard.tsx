import { lotteryDrawPath } from '@/config/routes'
import { winnersPot } from '@/domain/lottery/model/prizes'
import type { LotteryRound } from '@/domain/lottery/round'
import { useLotteryRound } from '@/domain/lottery/useLottery'
import { useTickets } from '@/domain/lottery/useTickets'
import { useAccount } from '@/hooks/useAccount'
import { useKept } from '@/hooks/useKept'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { ready } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { WideFacts } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { DataTable } from '@/widgets/table/DataTable'
import { matchColumn } from '../components/columns'
import { TicketStrip } from '../components/TicketStrip'
import { TokenFigure } from '../components/TokenFigure'
import type { LotteryNow } from '../hooks/useLotteryNow'
import { type BracketRow, bracketRows } from '../model/lotteryView'
import { TicketList } from './TicketsDialog'

export interface DrawCardProps {
  readonly now: LotteryNow
  readonly id: number
}

/** One lottery: its winning number, winners and prizes by bracket, and the account's tickets. */
export function DrawCard({ now, id }: DrawCardProps) {
  const { t } = useTranslation()
  const round = useKept(useLotteryRound(now.lottery, id))
  if (round.status === 'loading') return <Skeleton width="100%" height="20rem" />
  if (round.status === 'failed')
    return (
      <Stack gap={16}>
        <Heading level={3}>{t('lottery.round', { id })}</Heading>
        <TicketStrip number={undefined} isLarge />
        <Notice tone="bad" title={t('lottery.round.failed')} action={<RetryButton onRetry={round.retry} />} />
      </Stack>
    )
  return <KnownDraw now={now} round={round.value} />
}

function KnownDraw({ now: { lottery }, round }: { readonly now: LotteryNow; readonly round: LotteryRound }) {
  const translation = useTranslation()
  const { t, locale } = translation
  const account = useAccount()
  const tickets = useTickets(lottery, account, round.id)
  const { token } = lottery
  const { id, finalNumber, soldTickets, endSec, status } = round
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Heading level={3}>{t('lottery.round', { id })}</Heading>
        <Text size="sm" tone="muted">
          {t(`lottery.status.${status}`)} · {t('lottery.draw.at', { time: formatTime(endSec, locale) })}
        </Text>
      </Stack>
      {finalNumber === undefined ? (
        <Text tone="muted">{t('lottery.draws.notDrawn')}</Text>
      ) : (
        <>
          <Stack gap={8} align="start">
            <Text size="sm" tone="muted">
              {t('lottery.draws.number')}
            </Text>
            <TicketStrip number={finalNumber} isLarge />
          </Stack>
          <WideFacts>
            <Fact name={t('lottery.sold')}>
              {soldTickets === undefined ? undefined : formatCount(soldTickets, locale)}
            </Fact>
            <Fact name={t('lottery.pot')}>
              <TokenFigure token={token} wei={ready(winnersPot(round))} />
            </Fact>
          </WideFacts>
          <DataTable<BracketRow>
            caption={t('lottery.draws.winners', { id })}
            rows={ready(bracketRows(round))}
            rowKey={({ bracket }) => String(bracket)}
            empty={<EmptyState title={t('lottery.odds.none')} />}
            columns={[
              matchColumn(translation),
              {
                id: 'winners',
                header: t('lottery.draws.winning'),
                align: 'end',
                cell: ({ winners }) => formatCount(winners, locale),
              },
              {
                id: 'prize',
                header: t('lottery.draws.prize'),
                align: 'end',
                cell: ({ winners, prizeWei }) =>
                  winners === 0 ? (
                    <Text as="span" tone="muted">
                      {t('lottery.draws.rolled')}
                    </Text>
                  ) : (
                    <TokenFigure token={token} wei={ready(prizeWei)} />
                  ),
              },
            ]}
          />
          <Row>
            <ButtonLink size="sm" to={lotteryDrawPath(id)}>
              {t('lottery.draws.verify')}
            </ButtonLink>
          </Row>
        </>
      )}
      {account !== undefined && (
        <Stack gap={12}>
          <Heading level={4}>{t('lottery.tickets.yours')}</Heading>
          <TicketList round={round} tickets={tickets} />
        </Stack>
      )}
    </Stack>
  )
}
