import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { readDestination } from './destination'

const RIGHT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const LOOKALIKE: Address = `0xf39f${'0'.repeat(32)}2266`

describe('readDestination', () => {
  it.each([RIGHT, RIGHT.toLowerCase(), `0x${RIGHT.slice(2).toUpperCase()}`, `  ${RIGHT}\n`])('takes %j', (typed) => {
    expect(readDestination(typed, [])).toEqual({ status: 'valid', address: typed.trim(), looksLike: undefined })
  })

  it.each([
    ['', { status: 'empty' }],
    ['  ', { status: 'empty' }],
    [RIGHT.replace('F', 'f'), { status: 'invalid', reason: 'checksum' }],
    [RIGHT.slice(0, -1), { status: 'invalid', reason: 'notAddress' }],
    [`${RIGHT.slice(0, 20)} ${RIGHT.slice(20)}`, { status: 'invalid', reason: 'notAddress' }],
    [RIGHT.slice(2), { status: 'invalid', reason: 'notAddress' }],
    [`0X${RIGHT.slice(2)}`, { status: 'invalid', reason: 'notAddress' }],
    ['somebody.cro', { status: 'invalid', reason: 'name' }],
    ['vitalik.ETH', { status: 'invalid', reason: 'name' }],
  ])('says what %j is', (typed, expected) => {
    expect(readDestination(typed, [])).toEqual(expected)
  })

  it('flags an address that begins and ends like a known one', () => {
    expect(readDestination(LOOKALIKE, [RIGHT])).toMatchObject({ looksLike: RIGHT })
  })
})
