import type { RankedBid } from '@/domain/auction/model/ranking'

export type BidOutcome = 'winning' | 'outbid' | 'won' | 'lost' | 'reclaimed'

/** How a bid stands, or what became of it. */
export function outcomeOf(
  { isWinning, hasClaimed }: Pick<RankedBid, 'isWinning' | 'hasClaimed'>,
  isClosed: boolean,
): BidOutcome {
  if (!isClosed) return isWinning ? 'winning' : 'outbid'
  if (isWinning) return 'won'
  return hasClaimed ? 'reclaimed' : 'lost'
}
