import type { Market, Round } from '../round'

/**
 * How a round is shown: `next` takes bets, `live` is locked, `closing` waits for its end, `expired` has a result, and
 * `canceled` has none and is refunded. `later` has not started.
 */
export type RoundState = 'later' | 'next' | 'live' | 'closing' | 'expired' | 'canceled'

/** Seconds that the site adds to a round's length where it shows when one that has not started will start. */
export const ROUND_BUFFER_SEC = 9

/** Where a round stands. @param nowSec chain time in Unix seconds */
export function roundState(
  { epoch, lockSec, closeSec, lockPrice, closePrice }: Round,
  { currentEpoch, bufferSec, hasStarted, isPaused }: Market,
  nowSec: number,
): RoundState {
  if (closePrice !== undefined) return 'expired'
  if (epoch > currentEpoch) return 'later'
  // A pause and a missed round cancel the two open rounds, long before the contract says so.
  if (isPaused || !hasStarted || epoch < currentEpoch - 1) return 'canceled'
  if (epoch === currentEpoch) return nowSec > lockSec + bufferSec ? 'canceled' : 'next'
  if (lockPrice === undefined || nowSec > closeSec + bufferSec) return 'canceled'
  return nowSec < closeSec ? 'live' : 'closing'
}

/** What the market does as a whole: `halted` after a missed round, until its operator starts again. */
export type MarketState = 'running' | 'paused' | 'halted'

/** @param current the round that takes bets; undefined while unknown */
export function marketState(market: Market, current: Round | undefined, nowSec: number): MarketState {
  if (market.isPaused) return 'paused'
  if (!market.hasStarted) return 'halted'
  return current !== undefined && current.epoch === market.currentEpoch && nowSec > current.lockSec + market.bufferSec
    ? 'halted'
    : 'running'
}

/** When a round after the current one is expected to start, to lock and to close; Unix seconds. */
export function laterTimes(
  epoch: number,
  current: Pick<Round, 'epoch' | 'startSec'>,
  intervalSec: number,
): Pick<Round, 'startSec' | 'lockSec' | 'closeSec'> {
  const startSec = current.startSec + (epoch - current.epoch) * (intervalSec + ROUND_BUFFER_SEC)
  return { startSec, lockSec: startSec + intervalSec, closeSec: startSec + 2 * intervalSec }
}

/** The contract takes no bet from the lock on, and a bet takes a block to get there. */
const LEAST_CLOSE_SEC = 3
/** Before the form closes, it warns for this long. */
const WARNING_SEC = 15

/**
 * Whether the round that takes bets still takes one that is sent now: `late` if it may come too late.
 * @param secondsLeft until the lock, in chain time @param blockTimeSec until a transaction is mined
 */
export function entryWindow(secondsLeft: number, blockTimeSec: number): 'open' | 'late' | 'closed' {
  const closeSec = Math.max(LEAST_CLOSE_SEC, Math.ceil(blockTimeSec))
  if (secondsLeft <= closeSec) return 'closed'
  return secondsLeft <= closeSec + WARNING_SEC ? 'late' : 'open'
}

/** Unix seconds after which the stakes of a canceled round can be collected. */
export function refundFromSec({ closeSec }: Pick<Round, 'closeSec'>, { bufferSec }: Pick<Market, 'bufferSec'>): number {
  return closeSec + bufferSec
}
