import { isRecord } from '@/lib/record'

/** Settings of the games. */
export interface GameSettings {
  /** Plays a sound when a round ends. */
  readonly isSoundOn: boolean
  /** Whether the risks of the prediction market were accepted. */
  readonly isPredictionRiskAccepted: boolean
  readonly isPredictionChartNoticeShown: boolean
  /** Whole dollars a day; undefined without a limit. */
  readonly playLimitUsd: number | undefined
  /** What was played for in the games on the last day of play. */
  readonly played: PlayedDay | undefined
}

/** What was played for on a day. */
export interface PlayedDay {
  /** Local calendar day, such as 2026-11-23. */
  readonly day: string
  /** Dollars, as a decimal number. */
  readonly usd: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const USD = /^\d{1,30}(\.\d{1,80})?$/
/** More would be no limit. */
export const MAX_PLAY_LIMIT_USD = 9_999_999

function parsePlayed(kept: unknown): PlayedDay | undefined {
  if (!isRecord(kept)) return undefined
  const { day, usd } = kept
  return typeof day === 'string' && DAY.test(day) && typeof usd === 'string' && USD.test(usd) ? { day, usd } : undefined
}

function parseLimit(kept: unknown): number | undefined {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept <= MAX_PLAY_LIMIT_USD
    ? kept
    : undefined
}

/** Parses the stored settings; invalid ones get their defaults. */
export function parseGameSettings(kept: Readonly<Record<string, unknown>>): GameSettings {
  return {
    isSoundOn: kept.isSoundOn === true,
    isPredictionRiskAccepted: kept.isPredictionRiskAccepted === true,
    isPredictionChartNoticeShown: kept.isPredictionChartNoticeShown !== false,
    playLimitUsd: parseLimit(kept.playLimitUsd),
    played: parsePlayed(kept.played),
  }
}
