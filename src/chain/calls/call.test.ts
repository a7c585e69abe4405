import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { parseCallKey, toCallKey } from './call'

const TOKEN: Address = `0x${'Ab'.repeat(20)}`

describe('call keys', () => {
  it.each([
    [() => toCallKey({ to: '0x12', data: '0x' }), 'Invalid address: 0x12'],
    [() => toCallKey({ to: TOKEN, data: '0xAB' }), 'Invalid hex: 0xAB'],
    [() => toCallKey({ to: TOKEN, data: 'ab' as Hex }), 'Invalid hex: ab'],
    [() => parseCallKey('0x12'), 'Invalid call key: 0x12'],
    [() => parseCallKey(`${TOKEN}-0x-0x`), `Invalid call key: ${TOKEN}-0x-0x`],
    [() => parseCallKey('0x12-0x'), 'Invalid address: 0x12'],
    [() => parseCallKey(`${TOKEN}-0xAB`), 'Invalid hex: 0xAB'],
  ])('rejects an invalid key (%#)', (make, message) => {
    expect(make).toThrow(message)
  })
})
