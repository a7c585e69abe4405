import { createExternalStore } from '@/lib/externalStore'
import type { CartItem } from './cart'

/** An empty cart. */
export const NOTHING: readonly CartItem[] = []

/** What the cart holds. Apart from what is done with it, since every page empties it when the wallet is deactivated. */
export const cartStore = createExternalStore(NOTHING)
