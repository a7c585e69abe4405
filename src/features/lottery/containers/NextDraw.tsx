import { Suspense, useState } from 'react'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { winnersPot } from '@/domain/lottery/model/prizes'
import type { LotteryPhase, LotteryRound } from '@/domain/lottery/round'
import { useTickets } from '@/domain/lottery/useTickets'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { calendarFile } from '@/lib/calendarFile'
import { formatTime } from '@/lib/duration'
import { figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { downloadFile } from '@/platform/downloadFile'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Dial } from '@/ui/Dial'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Clock, Hero, WideFacts } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Countdown } from '@/widgets/schedule/Countdown'
import { Pot } from '../components/Lottery.styles'
import { TokenFigure, TokenWorth } from '../components/TokenFigure'
import type { LotteryNow } from '../hooks/useLotteryNow'
import { useTicketDraft } from '../hooks/useTicketDraft'
import { bpsText, elapsedShare } from '../model/lotteryView'

const BuyDialog = lazyDialog(async () => (await import('./BuyDialog')).BuyDialog, ['lottery', 'playLimit'])
const SentPurchase = lazyPart(async () => (await import('./SentPurchase')).SentPurchase)
const TicketsDialog = lazyDialog(async () => (await import('./TicketsDialog')).TicketsDialog, ['lottery'])

const tones = { sale: 'good', closing: 'warning', drawing: 'info', drawn: 'neutral', none: 'neutral' } as const

/** The lottery on sale, or what it waits for: its prize pot, the time until the draw, and its tickets. */
export function NextDraw({ now }: { readonly now: LotteryNow }) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const [open, setOpen] = useState<'buy' | 'tickets'>()
  // Here, so that closing the dialog loses nothing that was typed.
  const draft = useTicketDraft()
  const { lottery, round, phase, price, soldTickets, currentId, state } = now
  const { token } = lottery
  const own = useTickets(lottery, account, currentId)
  const known = valueOf(round)
  const ownCount = valueOf(own)?.length
  const count = (of: Loadable<number>) =>
    figureView(of, (value) => {
      const text = formatCount(value, locale)
      return { text, full: text }
    })
  const pot = mapLoadable(round, winnersPot)
  const close = () => setOpen(undefined)
  return (
    <Card as="section" aria-labelledby="next-draw" data-testid="next-draw">
      <Stack gap={24}>
        <Hero>
          <Stack gap={12}>
            <Row gap={12}>
              <Heading level={2} id="next-draw" size="lg">
                {known === undefined || known.status === 'pending'
                  ? t('lottery.round.placeholder')
                  : t('lottery.round', { id: known.id })}
              </Heading>
              {phase !== undefined && <Badge tone={tones[phase]}>{t(`lottery.phase.${phase}`)}</Badge>}
            </Row>
            <Text tone="muted">{t('lottery.pot')}</Text>
            <Pot>
              <TokenFigure token={token} wei={pot} />
            </Pot>
            <Text tone="muted">
              <TokenWorth token={token} wei={pot} price={price} />
            </Text>
            <Row gap={12}>
              <Button variant="primary" disabled={phase !== 'sale'} onClick={() => setOpen('buy')}>
                {t('lottery.buy')}
              </Button>
              {ownCount !== undefined && ownCount > 0 && (
                <Button onClick={() => setOpen('tickets')}>{t('lottery.tickets.view', { count: ownCount })}</Button>
              )}
            </Row>
          </Stack>
          <DrawClock round={known} phase={phase} />
        </Hero>
        <WideFacts>
          <Fact name={t('lottery.price')}>
            <TokenFigure token={token} wei={mapLoadable(round, ({ ticketPriceWei }) => ticketPriceWei)} />
          </Fact>
          <Fact name={t('lottery.sold')}>
            <LoadableFigure view={count(soldTickets)} />
          </Fact>
          <Fact name={t('lottery.collected')}>
            <TokenFigure token={token} wei={mapLoadable(round, ({ collectedWei }) => collectedWei)} />
          </Fact>
          <Fact name={t('lottery.fee')}>
            <LoadableFigure
              view={figureView(round, ({ treasuryFeeBps }) => {
                const text = bpsText(treasuryFeeBps, locale)
                return { text, full: `${text} %`, unit: '%' }
              })}
            />
          </Fact>
          {account !== undefined && (
            <Fact name={t('lottery.tickets.yours')}>
              <LoadableFigure view={count(mapLoadable(own, ({ length }) => length))} />
            </Fact>
          )}
          {(valueOf(state)?.rolledOverWei ?? 0n) > 0n && (
            <Fact name={t('lottery.rolledOver')}>
              <TokenFigure token={token} wei={mapLoadable(state, ({ rolledOverWei }) => rolledOverWei)} />
            </Fact>
          )}
        </WideFacts>
      </Stack>
      <Suspense fallback={null}>
        {open === 'buy' && <BuyDialog now={now} owned={own} draft={draft} onClose={close} />}
        {open === 'tickets' && known !== undefined && <TicketsDialog round={known} tickets={own} onClose={close} />}
      </Suspense>
      <Suspense fallback={null}>
        {draft.sentHash !== undefined && <SentPurchase hash={draft.sentHash} onFailed={draft.restore} />}
      </Suspense>
    </Card>
  )
}

interface DrawClockProps {
  readonly round: LotteryRound | undefined
  readonly phase: LotteryPhase | undefined
}

/** The time until the draw, by the chain's clock, and the appointment for a calendar. */
function DrawClock({ round, phase }: DrawClockProps) {
  const { t, locale } = useTranslation()
  const nowSec = useBlock()?.timestampSec
  if (round === undefined || nowSec === undefined || phase === undefined || phase === 'none') return null
  const time = formatTime(round.endSec, locale)
  const saveAppointment = () => {
    const { chainId } = getDeployment()
    const text = calendarFile({
      product: brand.product,
      uid: `lottery-${round.id}-${chainId}@${brand.product.toLowerCase()}`,
      atSec: round.endSec,
      madeAtSec: Math.floor(Date.now() / 1000),
      summary: t('lottery.calendar.summary', { id: round.id }),
      description: t('lottery.calendar.description', { url: window.location.href }),
    })
    downloadFile(`lottery-${round.id}.ics`, 'text/calendar', text)
  }
  return (
    <Clock>
      <Dial size="lg" value={elapsedShare(round, nowSec)} label={t('lottery.draw.at', { time })} />
      {phase === 'sale' ? (
        <>
          <Text isStrong>
            <Countdown to={{ timeSec: round.endSec }} due={t('lottery.phase.closing')}>
              {(left) => t('lottery.draw.in', { time: left })}
            </Countdown>
          </Text>
          <Text size="sm" tone="muted">
            {time}
          </Text>
          <Button size="sm" variant="quiet" onClick={saveAppointment}>
            {t('lottery.calendar')}
          </Button>
        </>
      ) : (
        <div role="status">
          <Text isStrong>{t(`lottery.wait.${phase}`)}</Text>
        </div>
      )}
    </Clock>
  )
}
