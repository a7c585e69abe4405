import { type ReactNode, useCallback, useState } from 'react'
import type { FormState } from '@/forms/formState'
import { useAppSelector } from '@/hooks/storeHooks'
import { useGameSettings } from '@/hooks/useGameSettings'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { Acceptance } from '@/ui/Acceptance'
import { Notice } from '@/ui/Notice'
import { isPastLimit, localDay, playedOn, withoutConsent } from './playLimit'

export interface PlayLimit {
  /** Asks for the consent before a form that is ready can be submitted past the limit. */
  readonly guard: (form: FormState) => FormState
  /** The consent, inside the section of the form; null within the limit. */
  readonly notice: ReactNode
  /** Counts a stake that was sent. @param stakeUsd undefined counts as nothing: its value is not known */
  readonly record: (stakeUsd: Decimal | undefined) => void
}

/** Today's calendar day by the chain's time, and what was played for on it. */
export function usePlayedToday() {
  const { settings, getSettings, change } = useGameSettings()
  // A text, so that a new block re-renders nothing.
  const day = useAppSelector(({ block }) => localDay(block.latest?.timestampSec ?? Date.now() / 1000))
  return { settings, getSettings, change, day, playedUsd: playedOn(day, settings) }
}

/**
 * The limit that a user has set for a day, over all games. Going past it takes a tick.
 * @param stakeUsd what the form is about to stake: 0 while nothing is typed, undefined if its value is not known
 */
export function usePlayLimit(stakeUsd: Decimal | undefined): PlayLimit {
  const { t, locale } = useTranslation()
  const { settings, getSettings, change, day, playedUsd } = usePlayedToday()
  const [isAccepted, setIsAccepted] = useState(false)
  const isPast = isPastLimit(settings, playedUsd, stakeUsd)
  const record = useCallback(
    (sentUsd: Decimal | undefined) => {
      setIsAccepted(false)
      if (sentUsd === undefined) return
      change({ played: { day, usd: playedOn(day, getSettings()).plus(sentUsd).toFixed() } })
    },
    [change, getSettings, day],
  )
  return {
    record,
    guard: (form) => (isPast && !isAccepted ? withoutConsent(form) : form),
    notice: isPast ? (
      <Notice
        tone="warning"
        title={t('playLimit.past', { limit: usdText(settings.playLimitUsd ?? 0, locale) })}
        action={
          <Acceptance isAccepted={isAccepted} onChange={setIsAccepted} missing={t('playLimit.missing')}>
            {t('playLimit.accept')}
          </Acceptance>
        }
      >
        {stakeUsd === undefined
          ? t('playLimit.past.unknown')
          : t('playLimit.past.played', { played: formatUsd(playedUsd, locale).text })}
      </Notice>
    ) : null,
  }
}

/** Whole dollars. */
export function usdText(usd: number, locale: string): string {
  return `$${usd.toLocaleString(locale, { numberingSystem: 'latn' })}`
}
