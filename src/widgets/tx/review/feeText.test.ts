import { describe, expect, it } from 'vitest'
import { feeText } from './feeText'

describe('feeText', () => {
  it.each([
    [0n, '0'],
    [1n, '0.000000000000000001'],
    [1_000_000_000_000_000_000n, '1'],
    [1_234_000_000_000_000_001n, '1.24'],
    [999_900_000_000_000_000n, '1'],
    [1_234_567_000_000_000_000_000n, '1,240'],
  ])('never says less than the fee: %d', (wei, text) => {
    expect(feeText(wei, 'en-US')).toBe(text)
  })
})
