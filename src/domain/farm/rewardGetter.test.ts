import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { rewardGetter } from './rewardGetter'

describe('rewardGetter', () => {
  it.each(['rewardPerBlock', 'vvsPerBlock', 'meerkatPerBlock', 'cakePerBlock', 'ferPerBlock'] as const)(
    '%s has the selector of its name',
    (name) => {
      const { signature, selector } = rewardGetter(name)
      expect(signature).toBe(`${name}()`)
      expect(selector).toBe(`0x${bytesToHex(keccak_256(signature)).slice(0, 8)}`)
    },
  )
})
