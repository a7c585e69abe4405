import type { MarketNft } from '@/api/nft-market/query'
import { ORDER_KINDS } from '@/domain/nft-market/model/orderKinds'
import type { Address, Hex } from '@/lib/hex'

/** What happened to an NFT on the market. */
export type ItemEventKind = 'listed' | 'modified' | 'delisted' | 'sold'

export interface ItemEvent {
  readonly id: string
  readonly kind: ItemEventKind
  readonly priceWei: bigint
  readonly seller: Address
  /** Of a sale. */
  readonly buyer: Address | undefined
  readonly timeSec: number
  readonly hash: Hex
}

/** Sales and orders of an NFT, newest first. */
export function itemEvents({ trades, askOrders }: Pick<MarketNft, 'trades' | 'askOrders'>): readonly ItemEvent[] {
  const sales = trades.map(
    ({ id, priceWei, seller, buyer, timeSec, hash }): ItemEvent => ({
      id,
      kind: 'sold',
      priceWei,
      seller,
      buyer,
      timeSec,
      hash,
    }),
  )
  const orders = askOrders.map(
    ({ id, orderType, priceWei, seller, timeSec, hash }): ItemEvent => ({
      id,
      kind: ORDER_KINDS[orderType],
      priceWei,
      seller,
      buyer: undefined,
      timeSec,
      hash,
    }),
  )
  return [...sales, ...orders].sort((a, b) => b.timeSec - a.timeSec)
}
