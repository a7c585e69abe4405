import type { CompetitionPhase } from '@/domain/competition/model/phase'
import type { OwnEntry } from '@/domain/competition/reads'

/** What entrants need: an active profile. */
export type EntrantProfile = 'none' | 'paused' | 'active' | 'unavailable'

/** What an account can do in a competition now. */
export type OwnStep =
  | 'makeProfile'
  | 'reactivateProfile'
  | 'noProfiles'
  | 'enter'
  /** Entered; the competition has not begun. */
  | 'entered'
  | 'trade'
  /** Its trades count no more; the prizes are being computed. */
  | 'calculating'
  | 'claim'
  | 'claimed'
  /** Entered, without a prize. */
  | 'nothing'
  /** Had a prize, which can be claimed no more. */
  | 'expired'
  /** Did not enter, and can't any more. */
  | 'missed'

const ENTRY_STEPS = {
  none: 'makeProfile',
  paused: 'reactivateProfile',
  active: 'enter',
  unavailable: 'noProfiles',
} as const

/** The next step of an account. A claim needs no active profile. */
export function ownStep(phase: CompetitionPhase, entry: OwnEntry, profile: EntrantProfile): OwnStep {
  if (!entry.isRegistered) return phase === 'registration' || phase === 'opening' ? ENTRY_STEPS[profile] : 'missed'
  switch (phase) {
    case 'registration':
    case 'opening':
      return 'entered'
    case 'live':
      return 'trade'
    case 'closing':
    case 'finished':
      return 'calculating'
    case 'claiming':
      if (entry.hasClaimed) return 'claimed'
      return entry.canClaim ? 'claim' : 'nothing'
    case 'over':
      if (entry.hasClaimed) return 'claimed'
      return hasPrize(entry) ? 'expired' : 'nothing'
  }
}

/** Whether an entry has won anything. */
export function hasPrize({ prizeWei, prizePoints, hasPrizeNft }: OwnEntry): boolean {
  return prizeWei > 0n || prizePoints > 0n || hasPrizeNft
}

/** Whether a claim could not give all of its prizes. */
export function hasUngiven({ ungivenPoints, hasUngivenNft }: OwnEntry): boolean {
  return ungivenPoints > 0n || hasUngivenNft
}
