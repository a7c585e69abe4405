import { expect, it } from 'vitest'
import { farmMultiplier } from './multiplier'

it('is the allocation points over 100', () => {
  expect(farmMultiplier(4_000n).toFixed()).toBe('40')
  expect(farmMultiplier(50n).toFixed()).toBe('0.5')
  expect(farmMultiplier(0n).toFixed()).toBe('0')
})
