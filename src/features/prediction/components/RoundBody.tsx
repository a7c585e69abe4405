import { roundPath } from '@/config/routes'
import { winnerOf } from '@/domain/prediction/model/payout'
import { type RoundState, refundFromSec } from '@/domain/prediction/model/roundState'
import { type Market, type Position, type Round, totalWei } from '@/domain/prediction/round'
import { useLatestAnswer } from '@/domain/prediction/useMarket'
import { useTranslation } from '@/i18n/useTranslation'
import { figureView } from '@/lib/figureView'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import { croFigure } from '../model/croText'
import { priceText } from '../model/priceText'
import { PriceChangeFigure, PriceFigure } from './PriceFigure'
import { CardPrice } from './RoundCard.styles'

export interface RoundBodyProps {
  readonly round: Round
  readonly state: RoundState
  readonly market: Market
  readonly hasBet: boolean
  readonly onChoose: (position: Position) => void
}

/** The price of a round, its pool, and how long it takes. */
export function RoundBody({ round, state, market, hasBet, onChoose }: RoundBodyProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={12}>
      {(state === 'live' || state === 'closing') && <LivePrice round={round} />}
      {state === 'closing' && <Text isStrong>{t('prediction.calculating')}</Text>}
      {state === 'expired' && <ClosePrice round={round} />}
      {state === 'canceled' && <Canceled round={round} market={market} hasBet={hasBet} />}
      <Facts>
        {round.lockPrice !== undefined && (
          <Fact name={t('prediction.lockPrice')}>
            <PriceFigure answer={round.lockPrice} />
          </Fact>
        )}
        <Fact name={t('prediction.pool')}>
          <PoolFigure wei={totalWei(round)} />
        </Fact>
      </Facts>
      {state === 'live' && (
        <Text size="sm" tone="muted">
          <Countdown to={{ timeSec: round.closeSec }} due={t('prediction.calculating')}>
            {(time) => t('prediction.live.ends', { time })}
          </Countdown>
        </Text>
      )}
      {state === 'next' && (
        <Text size="sm" tone="muted">
          <Countdown to={{ timeSec: round.lockSec }} due={t('prediction.next.locking')}>
            {(time) => t('prediction.next.locks', { time })}
          </Countdown>
        </Text>
      )}
      {state === 'next' && !hasBet && (
        <Row gap={8}>
          <Button size="sm" onClick={() => onChoose('bull')}>
            {t('prediction.bet.bull')}
          </Button>
          <Button size="sm" onClick={() => onChoose('bear')}>
            {t('prediction.bet.bear')}
          </Button>
        </Row>
      )}
      {(state === 'expired' || state === 'canceled') && (
        <div>
          <ButtonLink
            size="sm"
            variant="quiet"
            to={roundPath(round.epoch)}
            aria-label={t('prediction.verify.of', { epoch: round.epoch })}
          >
            {t('prediction.verify')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

function PoolFigure({ wei }: { readonly wei: bigint }) {
  const { locale } = useTranslation()
  const { text, full, unit = '' } = croFigure(wei, locale)
  return (
    <Figure title={full} unit={unit}>
      {text}
    </Figure>
  )
}

/** The oracle's price now; the result may still change until the round has ended. */
function LivePrice({ round }: { readonly round: Round }) {
  const { t, locale } = useTranslation()
  const read = useLatestAnswer()
  if (read.status === 'failed') return <Text tone="muted">{t('prediction.price.failed')}</Text>
  return (
    <div>
      <Text size="sm" tone="muted">
        {t('prediction.price.live')}
      </Text>
      <CardPrice>
        <LoadableFigure view={figureView(read, ({ answer }) => priceText(answer, locale))} width="8ch" />
      </CardPrice>
      {round.lockPrice !== undefined && read.status === 'ready' && (
        <PriceChangeFigure lock={round.lockPrice} now={read.value.answer} />
      )}
      <Text size="sm" tone="muted">
        {t('prediction.price.provisional')}
      </Text>
    </div>
  )
}

function ClosePrice({ round }: { readonly round: Round }) {
  const { t } = useTranslation()
  if (round.lockPrice === undefined || round.closePrice === undefined) return null
  return (
    <div>
      <Text size="sm" tone="muted">
        {t('prediction.price.closed')}
      </Text>
      <CardPrice>
        <PriceFigure answer={round.closePrice} />
      </CardPrice>
      <PriceChangeFigure lock={round.lockPrice} now={round.closePrice} />
      {winnerOf(round) === 'house' && totalWei(round) > 0n && (
        <Text size="sm" tone="muted">
          {t('prediction.house')}
        </Text>
      )}
    </div>
  )
}

function Canceled({ round, market, hasBet }: Pick<RoundBodyProps, 'round' | 'market' | 'hasBet'>) {
  const { t } = useTranslation()
  return (
    <Text as="div" tone="muted" size="sm">
      {t('prediction.canceled')}{' '}
      {hasBet && (
        <Countdown to={{ timeSec: refundFromSec(round, market) + 1 }} due={t('prediction.canceled.now')}>
          {(time) => t('prediction.canceled.from', { time })}
        </Countdown>
      )}
    </Text>
  )
}
