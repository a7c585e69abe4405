import type { Address } from '@/lib/hex'

/** A conventional address without a key, to which ownership and tokens are sent to be rid of them. */
export const DEAD_ADDRESS: Address = '0x000000000000000000000000000000000000dEaD'
