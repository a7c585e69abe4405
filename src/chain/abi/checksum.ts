import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import type { Address } from '@/lib/hex'

const WITHOUT_CHECKSUM = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/

/** The address in the letter cases of its checksum (EIP-55). */
function withChecksum(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(digits))
  return `0x${Array.from(digits, (digit, index) => ((hash[index] ?? '') > '7' ? digit.toUpperCase() : digit)).join('')}`
}

/** False where an address mixes letter cases and they are not those of its checksum (EIP-55): something is mistyped. */
export function hasValidChecksum(address: Address): boolean {
  return WITHOUT_CHECKSUM.test(address) || withChecksum(address) === address
}
