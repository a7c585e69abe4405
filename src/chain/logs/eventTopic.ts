import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import type { Hex } from '@/lib/hex'

/**
 * The topic of an event, for events that are not worth their place in a contract's table, which the first load has.
 * @param signature such as `Transfer(address,address,uint256)`
 */
export function eventTopic(signature: string): Hex {
  return `0x${bytesToHex(keccak_256(signature))}`
}
