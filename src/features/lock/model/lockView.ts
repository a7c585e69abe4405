import { type CroLock, isUnlocked, lockSchedule } from '@/domain/lock/lock'
import { formatAmount } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatTime } from '@/lib/duration'
import { formatRate, formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import { elapsedShare } from '@/lib/schedule'
import { CRO_DECIMALS } from './lockForm'

const APR_SCALE = 18
/** Enough digits to show a small reward on a large amount. */
export const PAYOUT_DIGITS = 10

/** View model of a lock. */
export type LockView =
  | { readonly status: 'unlocked'; readonly payoutText: string }
  | {
      readonly status: 'locked'
      /** Elapsed share of the lock's duration, 0 to 1. */
      readonly share: number
      /** Unix seconds. */
      readonly unlockSec: number
      readonly unlockTime: string
      readonly amount: FigureText
      readonly apr: FigureText
      readonly payout: FigureText
    }

export function lockView(lock: CroLock, nowSec: number, locale: string): LockView {
  const payoutWei = lock.croAmount + lock.reward
  if (isUnlocked(lock, nowSec))
    return {
      status: 'unlocked',
      payoutText: formatAmount(payoutWei, CRO_DECIMALS, { significant: PAYOUT_DIGITS, locale }),
    }
  const unlockSec = Number(lock.unlockEndTime)
  const cro = (wei: bigint) => formatToken(wei, CRO_DECIMALS, 'CRO', locale)
  return {
    status: 'locked',
    share: elapsedShare(lockSchedule(lock), nowSec),
    unlockSec,
    unlockTime: formatTime(unlockSec, locale),
    amount: cro(lock.croAmount),
    apr: formatRate(new Decimal(lock.apr.toString()).shiftedBy(-APR_SCALE), locale),
    payout: formatToken(payoutWei, CRO_DECIMALS, 'CRO', locale, PAYOUT_DIGITS),
  }
}
