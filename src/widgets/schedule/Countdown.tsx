import { styled } from 'styled-components'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import type { Moment } from '@/lib/countdown'
import { formatCountdown, formatDuration, isoTime } from '@/lib/duration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useSecondsUntil } from './useSecondsUntil'

const Time = styled.time`
  font-variant-numeric: tabular-nums;
`

export interface CountdownProps {
  readonly to: Moment
  /** The sentence around what is left; by default nothing but that. */
  readonly children?: (left: string) => string
  /** What it says from the moment on, until a block with that time or number is there. */
  readonly due?: string
}

/** What is left until a moment, by the chain's time. A screen reader hears whole minutes when it comes to it, and nothing each second. */
export function Countdown({ to, children: sentence = (left) => left, due }: CountdownProps) {
  const { t, locale } = useTranslation()
  const leftSec = useSecondsUntil(to)
  const blockNumber = useBlock()?.number
  if (blockNumber === undefined) return <Skeleton width="8ch" height="0.8em" />
  if (leftSec === 0) return <Time>{due ?? t('schedule.due')}</Time>
  const withBlocks = (time: string | undefined) => {
    if ('timeSec' in to) return time ?? ''
    const count = to.block - blockNumber
    const blocks = count.toLocaleString(locale, { numberingSystem: 'latn' })
    return time === undefined
      ? t('schedule.blocks', { count, blocks })
      : t('schedule.blocksAbout', { count, blocks, time })
  }
  const shown = leftSec === undefined ? undefined : formatCountdown(leftSec, locale)
  const heard = leftSec === undefined ? undefined : (formatDuration(leftSec, locale) ?? t('schedule.lessThanMinute'))
  return (
    <Time dateTime={'timeSec' in to ? isoTime(to.timeSec) : undefined}>
      {shown === heard ? (
        sentence(withBlocks(shown))
      ) : (
        <>
          <span aria-hidden="true">{sentence(withBlocks(shown))}</span>
          <VisuallyHidden>{sentence(withBlocks(heard))}</VisuallyHidden>
        </>
      )}
    </Time>
  )
}
