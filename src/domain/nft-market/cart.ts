import { useSyncExternalStore } from 'react'
import { type CartItem, cartStore, NOTHING } from './cartStore'
import type { NamedNft } from './marketTx'
import { isSameNft } from './nftItem'

/** As many as one confirmation can buy. */
export const MAX_CART = 20

/** Adds an NFT to the cart, unless it is full; replaces it at another price. */
export function addToCart(item: CartItem): void {
  const others = cartStore.getSnapshot().filter((known) => !isSameNft(known, item))
  if (others.length < MAX_CART) cartStore.set([...others, item])
}

/** Removes an NFT from the cart. */
export function removeFromCart(item: NamedNft): void {
  cartStore.set(cartStore.getSnapshot().filter((known) => !isSameNft(known, item)))
}

/** Empties the cart, as when the wallet is deactivated. */
export function clearCart(): void {
  cartStore.set(NOTHING)
}

/** The NFTs that are to be bought together, in the order in which they were added. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getSnapshot)
}
