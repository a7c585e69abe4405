import { useMemo } from 'react'
import { type Payout, payoutTx } from '@/domain/raffle/payoutTx'
import type { Raffle, RaffleAccount, RaffleStatus, Raffles } from '@/domain/raffle/raffle'
import { raffleAccountReading } from '@/domain/raffle/reads'
import { useAccount } from '@/hooks/useAccount'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { Countdown } from '@/widgets/schedule/Countdown'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { Prize } from '../components/Raffles.styles'
import { RaffleWinners } from './RaffleWinners'

const tones = {
  created: 'neutral',
  started: 'good',
  ended: 'info',
  revealed: 'neutral',
  refunding: 'warning',
} as const satisfies Record<RaffleStatus, string>

const PERCENT = 100

interface RaffleCardProps {
  readonly raffles: Raffles
  readonly raffle: Raffle
  readonly onAct: (kind: 'buy' | 'reveal', raffle: Raffle) => void
}

/** One raffle: its prize and terms, what the account has in it, and what can be done. */
export function RaffleCard({ raffles, raffle, onAct }: RaffleCardProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const { token } = raffles
  const { id, status, createdBy, soldTickets, maxTickets, profitBps } = raffle
  const own = useReading(
    useMemo(
      () => account && raffleAccountReading(raffles.address, { id, status, createdBy }, account),
      [raffles, id, status, createdBy, account],
    ),
  )
  const isCreator = account !== undefined && isSameAddress(account, createdBy)
  const wonTickets = raffle.winners.filter((winner) => account !== undefined && isSameAddress(winner.account, account))
  const titleId = `raffle-${id}`
  return (
    <Card as="article" aria-labelledby={titleId} data-testid={titleId}>
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Heading level={2} size="lg" id={titleId}>
            {raffle.name === '' ? t('raffles.nameless', { id }) : raffle.name}
          </Heading>
          <Badge tone={tones[status]}>{t(`raffles.status.${status}`)}</Badge>
        </Row>
        <Stack gap={8}>
          <Text size="sm" tone="muted">
            {t(status === 'refunding' ? 'raffles.prize.missed' : 'raffles.prize')}
          </Text>
          <Prize>
            <TokenAmount token={token} wei={ready(raffle.prizeWei)} />
          </Prize>
          <Text size="sm" tone="muted">
            {t('raffles.sold', {
              sold: soldTickets.toLocaleString(locale),
              count: maxTickets.toLocaleString(locale),
            })}
          </Text>
          <Progress value={Number(soldTickets) / Math.max(1, Number(maxTickets))} label={t('raffles.sold.label')} />
        </Stack>
        <RaffleTime raffle={raffle} />
        <Facts>
          <Fact name={t('raffles.price')}>
            <TokenAmount token={token} wei={ready(raffle.priceWei)} />
          </Fact>
          <Fact name={t('raffles.winners')}>{formatCount(raffle.maxWinners, locale)}</Fact>
          <Fact name={t('raffles.minPrize')}>
            <TokenAmount token={token} wei={ready(raffle.minPrizeWei)} />
          </Fact>
          <Fact name={t('raffles.share')}>{Number(profitBps) / PERCENT} %</Fact>
          <Fact name={t('raffles.creator')}>{isCreator ? t('raffles.you') : <PlayerLink account={createdBy} />}</Fact>
          {account !== undefined && (
            <Fact name={t('raffles.own')}>
              <LoadableFigure
                width="3ch"
                view={figureView(own, ({ tickets }) => {
                  const text = tickets.toLocaleString(locale)
                  return { text, full: text }
                })}
              />
            </Fact>
          )}
          {status === 'revealed' && account !== undefined && (
            <Fact name={t('raffles.own.won')}>{formatCount(wonTickets.length, locale)}</Fact>
          )}
        </Facts>
        {raffle.winners.length > 0 && <RaffleWinners winners={raffle.winners} />}
        {status === 'started' && (
          <Button variant="primary" isFullWidth aria-describedby={titleId} onClick={() => onAct('buy', raffle)}>
            {t('raffles.buy')}
          </Button>
        )}
        {status === 'ended' && isCreator && (
          <Button variant="primary" isFullWidth aria-describedby={titleId} onClick={() => onAct('reveal', raffle)}>
            {t('raffles.reveal')}
          </Button>
        )}
        {(status === 'revealed' || status === 'refunding') && account !== undefined && (
          <Payouts key={account} raffles={raffles} raffle={raffle} own={own} />
        )}
      </Stack>
    </Card>
  )
}

/** What the raffle waits for. */
function RaffleTime({ raffle: { status, startBlock, endBlock } }: { readonly raffle: Raffle }) {
  const { t } = useTranslation()
  if (status === 'created' || status === 'started')
    return (
      <Text>
        <Countdown to={{ block: status === 'created' ? startBlock : endBlock }} due={t('raffles.due')}>
          {(time) => t(status === 'created' ? 'raffles.startsIn' : 'raffles.endsIn', { time })}
        </Countdown>
      </Text>
    )
  return <Text tone="muted">{t(`raffles.status.${status}.body`)}</Text>
}

interface PayoutsProps {
  readonly raffles: Raffles
  readonly raffle: Raffle
  readonly own: Loadable<RaffleAccount>
}

/** What the account can claim in an ended raffle. */
function Payouts({ raffles, raffle, own }: PayoutsProps) {
  const { t } = useTranslation()
  const known = useDeepMemo(valueOf(own))
  if (known === undefined) return null
  const all: readonly (readonly [Payout, bigint])[] = [
    ['prize', known.prizeWei],
    ['refund', known.refundWei],
    ['profit', known.profitWei],
  ]
  const open = all.filter(([, wei]) => wei > 0n)
  if (open.length === 0) return null
  return (
    <Stack gap={12}>
      {open.map(([payout, wei]) => (
        <Stack key={payout} gap={8}>
          <Facts>
            <Fact name={t(`raffles.payout.${payout}`)}>
              <TokenAmount token={raffles.token} wei={mapLoadable(own, () => wei)} />
            </Fact>
          </Facts>
          <PayoutButton raffles={raffles} raffle={raffle} payout={payout} wei={wei} />
        </Stack>
      ))}
    </Stack>
  )
}

interface PayoutButtonProps extends Omit<PayoutsProps, 'own'> {
  readonly payout: Payout
  /** Base units. */
  readonly wei: bigint
}

function PayoutButton({ raffles, raffle, payout, wei }: PayoutButtonProps) {
  const { t } = useTranslation()
  const { submit, isPending } = usePendingSubmit()
  return (
    <Button
      variant="primary"
      isFullWidth
      isBusy={isPending}
      aria-describedby={`raffle-${raffle.id}`}
      onClick={() => void submit(payoutTx(raffles, raffle, payout, wei))}
    >
      {t(`raffles.claim.${payout}`)}
    </Button>
  )
}
