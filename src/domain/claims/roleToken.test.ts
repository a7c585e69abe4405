import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { expect, it } from 'vitest'
import { ROLE_IDS } from './roleToken'

const hashOf = (name: string) => `0x${bytesToHex(keccak_256(name))}`

it('names roles by the hashes of their names', () => {
  expect(ROLE_IDS.minter).toBe(hashOf('MINTER_ROLE'))
  expect(ROLE_IDS.pauser).toBe(hashOf('PAUSER_ROLE'))
})
