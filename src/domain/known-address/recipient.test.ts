import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { readRecipient } from './recipient'

const FRIEND: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const CONTRACT: Address = '0x1111111111111111111111111111111111111111'
const IMITATION: Address = `0xf39f${'0'.repeat(32)}2266`
const known = {
  list: [FRIEND, CONTRACT],
  of: (address: Address) => (address === CONTRACT ? ('contract' as const) : undefined),
}

describe('readRecipient', () => {
  it.each([
    [undefined, 'self'],
    [' ', 'empty'],
    ['0x12', 'invalid'],
    [`0x${'0'.repeat(40)}`, 'invalid'],
    // One letter in the wrong case.
    ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'invalid'],
    [CONTRACT, 'invalid'],
    [FRIEND, 'address'],
    [IMITATION, 'lookalike'],
  ])('reads %s as %s', (typed, status) => {
    expect(readRecipient(typed, known, undefined).status).toBe(status)
  })

  it('takes a lookalike once it has been compared, and no other one', () => {
    expect(readRecipient(IMITATION, known, IMITATION).status).toBe('address')
    expect(readRecipient(IMITATION, known, FRIEND).status).toBe('lookalike')
  })
})
