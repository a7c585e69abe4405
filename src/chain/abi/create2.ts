import type { Address, Hex } from '@/lib/hex'
import { keccak256 } from './keccak256'

function toBytes(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

/**
 * Where a contract puts another one by CREATE2 (EIP-1014), in lower case.
 * @param saltSource what the salt is the keccak hash of
 */
export function create2Address(deployer: Address, saltSource: Hex, initCodeHash: Hex): Address {
  const salt = keccak256(toBytes(saltSource.slice(2)))
  const hash = keccak256(toBytes(`ff${deployer.slice(2)}${salt}${initCodeHash.slice(2)}`))
  return `0x${hash.slice(-40)}`
}
