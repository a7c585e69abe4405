import { memo } from 'react'
import { winnerOf } from '@/domain/prediction/model/payout'
import { laterTimes, type RoundState } from '@/domain/prediction/model/roundState'
import type { Bet, Market, Position, Round } from '@/domain/prediction/round'
import { useBet, useRound } from '@/domain/prediction/useMarket'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { Countdown } from '@/widgets/schedule/Countdown'
import { useRoundState } from '../hooks/useRoundState'
import { OwnBet } from './OwnBet'
import { RoundBody } from './RoundBody'
import { RoundFrame } from './RoundCard.styles'
import { SideLineView } from './SideLines'

export interface RoundCardProps {
  readonly epoch: number
  /** The same object while nothing about it changes. */
  readonly market: Market
  /** Start of the round that takes bets, Unix seconds; undefined while unknown. */
  readonly currentStartSec: number | undefined
  /** No round starts until the operator restarts the market. */
  readonly isHalted: boolean
  readonly account: Address | undefined
  readonly onChoose: (position: Position) => void
}

/**
 * A round. Each card reads its own round, so that a new block draws only the cards whose round has changed; countdowns
 * and the live price draw themselves.
 */
export const RoundCard = memo(function RoundCard(props: RoundCardProps) {
  return props.epoch > props.market.currentEpoch ? <LaterCard {...props} /> : <StartedCard {...props} />
})

const TONES = {
  later: 'neutral',
  next: 'sun',
  live: 'info',
  closing: 'info',
  expired: 'neutral',
  canceled: 'warning',
} as const satisfies Record<RoundState, 'neutral' | 'sun' | 'info' | 'warning'>

function CardHead({ epoch, state }: { readonly epoch: number; readonly state: RoundState | undefined }) {
  const { t } = useTranslation()
  return (
    <Row justify="space-between" gap={8}>
      <Heading level={3} size="md">
        {t('prediction.round', { epoch })}
      </Heading>
      {state !== undefined && <Badge tone={TONES[state]}>{t(`prediction.round.${state}`)}</Badge>}
    </Row>
  )
}

function LaterCard({ epoch, market, currentStartSec, isHalted }: RoundCardProps) {
  const { t } = useTranslation()
  const times =
    currentStartSec === undefined
      ? undefined
      : laterTimes(epoch, { epoch: market.currentEpoch, startSec: currentStartSec }, market.intervalSec)
  return (
    <RoundFrame $isNext={false} $isOver={false} data-testid={`round-${epoch}`}>
      <CardHead epoch={epoch} state="later" />
      <Text tone="muted">
        {isHalted ? (
          t('prediction.later.halted')
        ) : times === undefined ? (
          <Skeleton width="12ch" height="1em" />
        ) : (
          <Countdown to={{ timeSec: times.startSec }} due={t('prediction.later.due')}>
            {(time) => t('prediction.later.starts', { time })}
          </Countdown>
        )}
      </Text>
    </RoundFrame>
  )
}

function StartedCard({ epoch, market, account, onChoose }: RoundCardProps) {
  const { t } = useTranslation()
  const read = useRound(epoch)
  const round = valueOf(read)
  const bet = valueOf(useBet(epoch, account))
  const state = useRoundState(round, market)
  return (
    <RoundFrame
      $isNext={state === 'next'}
      $isOver={state === 'expired' || state === 'canceled'}
      data-testid={`round-${epoch}`}
    >
      <CardHead epoch={epoch} state={state} />
      {read.status === 'failed' ? (
        <Stack gap={8} align="start">
          <Text tone="muted">{t('prediction.round.unread')}</Text>
          <RetryButton onRetry={read.retry} />
        </Stack>
      ) : round === undefined || state === undefined ? (
        <Skeleton width="100%" height="14rem" />
      ) : (
        <RoundView round={round} state={state} market={market} bet={bet} onChoose={onChoose} />
      )}
    </RoundFrame>
  )
}

interface RoundViewProps {
  readonly round: Round
  readonly state: RoundState
  readonly market: Market
  readonly bet: Bet | undefined
  readonly onChoose: (position: Position) => void
}

function RoundView({ round, state, market, bet, onChoose }: RoundViewProps) {
  const winner = winnerOf(round)
  const side = (position: Position) => (
    <SideLineView
      position={position}
      round={round}
      feeBps={market.feeBps}
      winner={winner}
      hasBet={bet?.position === position}
    />
  )
  return (
    <>
      <Stack gap={12}>
        {side('bull')}
        <RoundBody round={round} state={state} market={market} hasBet={bet !== undefined} onChoose={onChoose} />
        {side('bear')}
      </Stack>
      {bet !== undefined && <OwnBet bet={bet} round={round} state={state} />}
    </>
  )
}
