import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { hasValidChecksum } from './checksum'

const RIGHT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('hasValidChecksum', () => {
  it('accepts the checksum case, and addresses of a single case', () => {
    expect(hasValidChecksum(RIGHT)).toBe(true)
    expect(hasValidChecksum(RIGHT.toLowerCase() as Address)).toBe(true)
    expect(hasValidChecksum(`0x${RIGHT.slice(2).toUpperCase()}`)).toBe(true)
  })

  it('rejects an address with one letter in the wrong case', () => {
    expect(hasValidChecksum(RIGHT.replace('F', 'f') as Address)).toBe(false)
  })
})
