import type { IndexedBet } from '@/api/prediction/parse'
import type { Market } from '../round'
import type { BetRecord } from './betRecord'

/** The lengths of rounds, and how far the index is. */
export interface IndexClock extends Pick<Market, 'intervalSec' | 'bufferSec'> {
  /** Time of the last indexed block, Unix seconds. */
  readonly indexedSec: number
}

/**
 * A bet as the index has it. No event says that a round was not locked or ended in time, so that follows from its times:
 * by the index's own block, because an index that is behind may not have the result yet.
 * @param clock undefined while unknown: then such a round is open
 */
export function indexedRecord(
  { result, claimHash, startSec, lockedSec, ...bet }: IndexedBet,
  clock?: IndexClock,
): BetRecord {
  const record: BetRecord = { ...bet, result: result ?? 'open', ...(claimHash !== undefined && { claimHash }) }
  if (result !== undefined || clock === undefined) return record
  const { intervalSec, bufferSec, indexedSec } = clock
  const lockSec = startSec + intervalSec
  const closeSec = (lockedSec ?? lockSec) + intervalSec
  const isMissed = indexedSec > (lockedSec === undefined ? lockSec : closeSec) + bufferSec
  return isMissed ? { ...record, result: 'refunded', payoutWei: bet.amountWei, closeSec } : record
}
