import { formatElapsed } from '@/lib/relativeTime'

const DAY_SEC = 86_400

export interface LastCompoundView {
  /** Elapsed part of a day, at most 1. */
  readonly dayShare: number
  /** Relative time; undefined if the vault has never been compounded. */
  readonly ago: string | undefined
}

/** Takes chain times in Unix seconds; 0 means never. */
export function lastCompoundView(lastCompoundSec: bigint, nowSec: number, locale: string): LastCompoundView {
  if (lastCompoundSec === 0n) return { dayShare: 0, ago: undefined }
  const agoSec = Math.max(0, nowSec - Number(lastCompoundSec))
  return { dayShare: Math.min(1, agoSec / DAY_SEC), ago: formatElapsed(agoSec, locale) }
}
