/** States of a competition, in the contract's order. */
export const COMPETITION_STATUSES = ['registration', 'open', 'close', 'claiming', 'over'] as const
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number]

/** What a competition is doing, by its status and the chain's time. */
export type CompetitionPhase =
  /** Accounts can enter. */
  | 'registration'
  /** Its time has come, and nobody has opened it yet: accounts can still enter. */
  | 'opening'
  /** Trades count. */
  | 'live'
  /** Its time is over, and nobody has closed it yet. */
  | 'closing'
  /** The prizes are being computed. */
  | 'finished'
  /** Prizes can be claimed. */
  | 'claiming'
  /** The last claim is over. */
  | 'over'

export interface Schedule {
  readonly status: CompetitionStatus
  /** Unix seconds. */
  readonly startSec: number
  readonly endSec: number
  /** Of the last claim; 0 before the claims start. */
  readonly claimDeadlineSec: number
}

/** @param nowSec chain time in Unix seconds */
export function competitionPhase(
  { status, startSec, endSec, claimDeadlineSec }: Schedule,
  nowSec: number,
): CompetitionPhase {
  switch (status) {
    case 'registration':
      return nowSec < startSec ? 'registration' : 'opening'
    case 'open':
      return nowSec < endSec ? 'live' : 'closing'
    case 'close':
      return 'finished'
    case 'claiming':
      return nowSec <= claimDeadlineSec ? 'claiming' : 'over'
    case 'over':
      return 'over'
  }
}

/** A status that anyone can set at the times of a competition. */
export type PublicStatus = Extract<CompetitionStatus, 'open' | 'close' | 'over'>

/** The status that anyone can set in a phase; undefined where there is none. */
export function nextPublicStatus(phase: CompetitionPhase, status: CompetitionStatus): PublicStatus | undefined {
  if (phase === 'opening') return 'open'
  if (phase === 'closing') return 'close'
  return phase === 'over' && status === 'claiming' ? 'over' : undefined
}
