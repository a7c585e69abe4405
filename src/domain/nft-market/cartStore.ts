import { createExternalStore } from '@/lib/externalStore'
import type { NamedNft } from './marketTx'

/** An NFT in the cart, at the price that was seen when it was added. */
export interface CartItem extends NamedNft {
  /** Base units of CRO. */
  readonly priceWei: bigint
}

/** An empty cart. */
export const NOTHING: readonly CartItem[] = []

/** What the cart holds. Apart from what is done with it, since every page empties it when the wallet is deactivated. */
export const cartStore = createExternalStore(NOTHING)
