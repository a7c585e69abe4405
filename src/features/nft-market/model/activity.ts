import { isTrade, type MarketActivity } from '@/api/nft-market/activity'
import { ORDER_KINDS } from '@/domain/nft-market/model/orderKinds'

/** Kinds of events to choose from; a sale is also what its buyer bought. */
export const ACTIVITY_FILTERS = ['all', 'listed', 'delisted', 'modified', 'bought', 'sold'] as const
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number]
export type ActivityKind = Exclude<ActivityFilter, 'all'>

/** The kind of an event in a list: a sale is one of what was bought only where that is what the list is of. */
export function activityKind(event: MarketActivity, filter: ActivityFilter): ActivityKind {
  if (isTrade(event)) return filter === 'bought' ? 'bought' : 'sold'
  return ORDER_KINDS[event.orderType]
}

/** The events of a kind. */
export function filterActivity(events: readonly MarketActivity[], filter: ActivityFilter): readonly MarketActivity[] {
  return filter === 'all' ? events : events.filter((event) => activityKind(event, filter) === filter)
}
