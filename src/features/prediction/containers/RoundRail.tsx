import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Market, Position } from '@/domain/prediction/round'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { RoundCard } from '../components/RoundCard'
import { Rail, RailItem } from '../components/RoundCard.styles'
import { centeredIndex, railEpochs, scrollToCard } from '../model/rail'

export interface RoundRailProps {
  readonly market: Market
  /** Start of the round that takes bets, Unix seconds; undefined while unknown. */
  readonly currentStartSec: number | undefined
  /** No round starts until the operator restarts the market. */
  readonly isHalted: boolean
  readonly account: Address | undefined
  readonly onChoose: (position: Position) => void
  /** Below the rounds. */
  readonly children: ReactNode
}

/** The rounds beside each other, in the order of time. They slide by touch, by keys and by buttons. */
export function RoundRail({ market, currentStartSec, isHalted, account, onChoose, children }: RoundRailProps) {
  const { t } = useTranslation()
  const { currentEpoch } = market
  const [opened] = useState(currentEpoch)
  const epochs = railEpochs(opened, currentEpoch)
  const railRef = useRef<HTMLOListElement>(null)

  const [first = 1] = epochs
  const live = epochs.indexOf(currentEpoch - 1)
  /** The epoch in the middle; undefined before the first one is there. */
  const shown = useRef<number>(undefined)
  // The live round is in the middle at the start, and each next one where the user has not moved away from it.
  useEffect(() => {
    const rail = railRef.current
    if (rail === null || (shown.current !== undefined && shown.current !== first + live - 1)) return
    shown.current = first + Math.max(0, live)
    scrollToCard(rail, Math.max(0, live))
  }, [first, live])
  // The round in the middle stays there when the rail becomes wider or narrower.
  useEffect(() => {
    const rail = railRef.current
    if (rail === null) return undefined
    const onScroll = () => {
      shown.current = first + centeredIndex(rail)
    }
    const observer = new ResizeObserver(() => {
      if (shown.current !== undefined) scrollToCard(rail, shown.current - first)
    })
    observer.observe(rail)
    rail.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      rail.removeEventListener('scroll', onScroll)
    }
  }, [first])

  const move = (by: -1 | 1) => {
    const rail = railRef.current
    if (rail !== null) scrollToCard(rail, centeredIndex(rail) + by)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.target !== event.currentTarget) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowLeft') move(isRtl ? 1 : -1)
    else if (event.key === 'ArrowRight') move(isRtl ? -1 : 1)
    else return
    event.preventDefault()
  }
  return (
    <Stack as="section" gap={12} aria-label={t('prediction.rounds')}>
      <Row justify="space-between" gap={8}>
        <Heading level={2} size="lg">
          {t('prediction.rounds')}
        </Heading>
        <Row gap={8}>
          <Button size="sm" onClick={() => move(-1)}>
            {t('prediction.rounds.earlier')}
          </Button>
          <Button size="sm" onClick={() => railRef.current && scrollToCard(railRef.current, Math.max(0, live))}>
            {t('prediction.rounds.live')}
          </Button>
          <Button size="sm" onClick={() => move(1)}>
            {t('prediction.rounds.later')}
          </Button>
        </Row>
      </Row>
      <Rail ref={railRef} tabIndex={0} aria-label={t('prediction.rounds.slide')} onKeyDown={onKeyDown}>
        {epochs.map((epoch) => (
          <RailItem key={epoch}>
            <RoundCard
              epoch={epoch}
              market={market}
              currentStartSec={currentStartSec}
              isHalted={isHalted}
              account={account}
              onChoose={onChoose}
            />
          </RailItem>
        ))}
      </Rail>
      <Row justify="end">{children}</Row>
    </Stack>
  )
}
