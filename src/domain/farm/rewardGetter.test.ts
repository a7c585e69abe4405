import { describe, expect, it } from 'vitest'
import { keccak256 } from '@/chain/abi/keccak256'
import { rewardGetter } from './rewardGetter'

describe('rewardGetter', () => {
  it.each(['rewardPerBlock', 'vvsPerBlock', 'meerkatPerBlock', 'cakePerBlock', 'ferPerBlock'] as const)(
    '%s has the selector of its name',
    (name) => {
      const { signature, selector } = rewardGetter(name)
      expect(signature).toBe(`${name}()`)
      expect(selector).toBe(`0x${keccak256(new TextEncoder().encode(signature)).slice(0, 8)}`)
    },
  )
})
