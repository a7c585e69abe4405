import { getAddress } from 'ethers'
import type { Address } from '@/lib/hex'

const WITHOUT_CHECKSUM = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/

/** False where an address mixes letter cases and they are not those of its checksum (EIP-55): something is mistyped. */
export function hasValidChecksum(address: Address): boolean {
  return WITHOUT_CHECKSUM.test(address) || getAddress(address.toLowerCase()) === address
}
