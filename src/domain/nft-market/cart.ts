import { useSyncExternalStore } from 'react'
import { createExternalStore } from '@/lib/externalStore'
import type { NamedNft } from './marketTx'
import { isSameNft } from './nftItem'

/** An NFT in the cart, at the price that was seen when it was added. */
export interface CartItem extends NamedNft {
  /** Base units of CRO. */
  readonly priceWei: bigint
}

/** As many as one confirmation can buy. */
export const MAX_CART = 20

const NOTHING: readonly CartItem[] = []
const cart = createExternalStore(NOTHING)

/** Adds an NFT to the cart, unless it is full; replaces it at another price. */
export function addToCart(item: CartItem): void {
  const others = cart.getSnapshot().filter((known) => !isSameNft(known, item))
  if (others.length < MAX_CART) cart.set([...others, item])
}

/** Removes an NFT from the cart. */
export function removeFromCart(item: NamedNft): void {
  cart.set(cart.getSnapshot().filter((known) => !isSameNft(known, item)))
}

/** Empties the cart, as when the wallet is deactivated. */
export function clearCart(): void {
  cart.set(NOTHING)
}

/** The NFTs that are to be bought together, in the order in which they were added. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(cart.subscribe, cart.getSnapshot)
}
