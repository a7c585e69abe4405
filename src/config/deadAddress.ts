import type { Address } from '@/lib/hex'

/** A conventional address without a key, to which ownership and tokens are sent to be rid of them. */
export const DEAD_ADDRESS: Address = `0x${'dEaD'.padStart(40, '0')}`
