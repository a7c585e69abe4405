import type { UserActivity } from '@/api/nft-market/query'
import type { Address, Hex } from '@/lib/hex'
import { ORDER_KINDS } from './orderKinds'

/** What an account did on the market. */
export type UserEventKind = 'bought' | 'sold' | 'listed' | 'modified' | 'delisted'

export interface UserEvent {
  readonly id: string
  readonly kind: UserEventKind
  readonly collection: Address
  readonly tokenId: bigint
  readonly priceWei: bigint
  /** Of a sale: what the seller received. */
  readonly netWei: bigint | undefined
  /** The other side of a trade. */
  readonly partner: Address | undefined
  readonly timeSec: number
  readonly hash: Hex
}

/** Purchases, sales and orders of an account, newest first. */
export function userEvents({ buyTradeHistory, sellTradeHistory, askOrderHistory }: UserActivity): readonly UserEvent[] {
  const bought = buyTradeHistory.map(
    ({ seller, ...trade }): UserEvent => ({ ...eventOf(trade), kind: 'bought', netWei: undefined, partner: seller }),
  )
  const sold = sellTradeHistory.map(
    ({ buyer, netWei, ...trade }): UserEvent => ({ ...eventOf(trade), kind: 'sold', netWei, partner: buyer }),
  )
  const orders = askOrderHistory.map(
    ({ orderType, ...order }): UserEvent => ({
      ...eventOf(order),
      kind: ORDER_KINDS[orderType],
      netWei: undefined,
      partner: undefined,
    }),
  )
  return [...bought, ...sold, ...orders].sort((a, b) => b.timeSec - a.timeSec)
}

function eventOf({ id, collection, tokenId, priceWei, timeSec, hash }: Omit<UserEvent, 'kind' | 'netWei' | 'partner'>) {
  return { id, collection, tokenId, priceWei, timeSec, hash }
}
