import { type StakeVenue, venueId } from '@/domain/farm/stakeVenue'
import type { GameId } from '@/domain/game/ownGame'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { Currency } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import { type Loadable, retryFailed, valueOf } from '@/lib/loadable'

/** Where there is something to collect. */
export type RewardVenue = StakeVenue | { readonly kind: 'game'; readonly game: GameId }

/** The rewards of a stake, or the winnings and refunds of a game. */
export interface Unclaimed {
  readonly venue: RewardVenue
  readonly reward: Currency
  readonly amount: Loadable<ValuedAmount>
  /** Whether the pool has finished; undefined while unknown, and without an end. */
  readonly hasEnded: boolean | undefined
}

/** Unique among all venues. */
export function rewardVenueId(venue: RewardVenue): string {
  return venue.kind === 'game' ? venue.game : venueId(venue)
}

/** Rewards that there are to collect. */
export interface UnclaimedRow extends Omit<Unclaimed, 'amount' | 'hasEnded'> {
  readonly amount: ValuedAmount
  readonly hasEnded: boolean
}

export interface UnclaimedView {
  /** Most valuable first, those without a price last. */
  readonly rows: readonly UnclaimedRow[]
  /** USD of the rows that have a price; undefined if none has one. */
  readonly totalUsd: Decimal | undefined
  /** Reads again what could not be read; undefined if all could. */
  readonly retry: (() => void) | undefined
}

/** Rewards above 0; undefined until all have settled, to keep rows from moving. */
export function unclaimedView(all: readonly Unclaimed[]): UnclaimedView | undefined {
  const amounts = all.map(({ amount }) => amount)
  if (amounts.some(({ status }) => status === 'loading')) return undefined
  const rows = all.flatMap(({ amount, hasEnded = false, ...rest }): UnclaimedRow[] => {
    const known = valueOf(amount)
    return known === undefined || known.wei === 0n ? [] : [{ ...rest, hasEnded, amount: known }]
  })
  const worth = rows.flatMap(({ amount: { usd } }) => (usd === undefined ? [] : [usd]))
  return {
    rows: rows.sort(byWorth),
    totalUsd: worth.length === 0 ? undefined : worth.reduce((sum, usd) => sum.plus(usd), new Decimal(0)),
    retry: amounts.some(({ status }) => status === 'failed') ? () => retryFailed(amounts) : undefined,
  }
}

function byWorth({ amount: { usd: a } }: UnclaimedRow, { amount: { usd: b } }: UnclaimedRow): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return b.comparedTo(a) ?? 0
}
