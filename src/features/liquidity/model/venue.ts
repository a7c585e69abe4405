import type { Address } from '@/lib/hex'

/** A place of Uniswap V2 pools: the exchange itself, or another whose liquidity can be moved here. */
export interface Venue {
  readonly factory: Address
  readonly router: Address
}
