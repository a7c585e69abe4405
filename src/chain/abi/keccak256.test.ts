import { hexlify, keccak256 as reference } from 'ethers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keccak256 } from './keccak256'

describe('keccak256', () => {
  it('of nothing is what Ethereum says', () => {
    expect(keccak256(new Uint8Array())).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  })

  it.each([1, 31, 32, 85, 134, 135, 136, 137, 271, 272, 273, 1000])('of %s bytes is that of ethers', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + 3) % 256)
    expect(`0x${keccak256(bytes)}`).toBe(reference(hexlify(bytes)))
  })

  it('of any bytes is that of ethers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => `0x${keccak256(bytes)}` === reference(bytes)),
      { numRuns: 500 },
    )
  })
})
