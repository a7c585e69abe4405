import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { Address, Hex } from '@/lib/hex'

/** @param digits hex without its 0x */
const hashOf = (digits: string) => bytesToHex(keccak_256(hexToBytes(digits)))

/**
 * Where a contract puts another one by CREATE2 (EIP-1014), in lower case.
 * @param saltSource what the salt is the keccak hash of
 */
export function create2Address(deployer: Address, saltSource: Hex, initCodeHash: Hex): Address {
  const salt = hashOf(saltSource.slice(2))
  const hash = hashOf(`ff${deployer.slice(2)}${salt}${initCodeHash.slice(2)}`)
  return `0x${hash.slice(-40)}`
}
