import type { IndexedBid } from '@/api/auction/parse'
import type { Address } from '@/lib/hex'

/** A bid with what it changed. */
export interface LoggedBid extends IndexedBid {
  /** From 1; undefined if the bid did not reach a winning place. */
  readonly place: number | undefined
  /** The account took the first place from another one, or was the first to bid. */
  readonly isNewLeader: boolean
  /** Who lost its winning place to the bid. */
  readonly replaced: Address | undefined
  /** The highest bid after it, base units. */
  readonly highestWei: bigint
  /** The lowest winning bid after it, base units. */
  readonly lowestWinningWei: bigint
}

interface Leader {
  readonly account: Address
  readonly totalWei: bigint
}

/** Ranks each bid as the contract does: behind equal amounts. @param bids oldest first @param places number of winners */
export function replayBids(bids: readonly IndexedBid[], places: number): readonly LoggedBid[] {
  let leaders: readonly Leader[] = []
  return bids.map((bid): LoggedBid => {
    const before = leaders
    const others = before.filter(({ account }) => account !== bid.account)
    const index = others.filter(({ totalWei }) => totalWei >= bid.totalWei).length
    const ranked = [...others.slice(0, index), bid, ...others.slice(index)]
    leaders = ranked.slice(0, places)
    return {
      ...bid,
      place: index < places ? index + 1 : undefined,
      isNewLeader: index === 0 && before[0]?.account !== bid.account,
      replaced: index < places ? ranked[places]?.account : undefined,
      highestWei: leaders[0]?.totalWei ?? 0n,
      lowestWinningWei: leaders.at(-1)?.totalWei ?? 0n,
    }
  })
}
