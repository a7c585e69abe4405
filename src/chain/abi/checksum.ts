import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import type { Address } from '@/lib/hex'

const WITHOUT_CHECKSUM = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/

/** EIP-55 checksum address. */
function withChecksum(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(digits))
  return `0x${Array.from(digits, (digit, index) => ((hash[index] ?? '') > '7' ? digit.toUpperCase() : digit)).join('')}`
}

/** False for a mixed-case address whose case is not its EIP-55 checksum. */
export function hasValidChecksum(address: Address): boolean {
  return WITHOUT_CHECKSUM.test(address) || withChecksum(address) === address
}
