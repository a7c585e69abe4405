import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { Address, Hex } from '@/lib/hex'

/** @param digits hex without `0x` */
const hashOf = (digits: string) => bytesToHex(keccak_256(hexToBytes(digits)))

/**
 * The address of a contract deployed with CREATE2 (EIP-1014), in lower case.
 * @param saltSource the salt is its keccak hash
 */
export function create2Address(deployer: Address, saltSource: Hex, initCodeHash: Hex): Address {
  const salt = hashOf(saltSource.slice(2))
  const hash = hashOf(`ff${deployer.slice(2)}${salt}${initCodeHash.slice(2)}`)
  return `0x${hash.slice(-40)}`
}
