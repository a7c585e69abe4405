import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { hasValidChecksum } from './checksum'

const RIGHT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('hasValidChecksum', () => {
  it('holds for the right letter cases, and for an address without any', () => {
    expect(hasValidChecksum(RIGHT)).toBe(true)
    expect(hasValidChecksum(RIGHT.toLowerCase() as Address)).toBe(true)
    expect(hasValidChecksum(`0x${RIGHT.slice(2).toUpperCase()}`)).toBe(true)
  })

  it('fails where one letter has the other case', () => {
    expect(hasValidChecksum(RIGHT.replace('F', 'f') as Address)).toBe(false)
  })
})
