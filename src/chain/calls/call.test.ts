import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { AbiDecodeError } from '../abi/abiType'
import { balanceOf } from '../generated/erc20'
import { getReserves } from '../generated/pair'
import { contractCall, parseCallKey, toCallKey } from './call'

const TOKEN: Address = `0x${'Ab'.repeat(20)}`
const ACCOUNT: Address = `0x${'cD'.repeat(20)}`

describe('contractCall', () => {
  it('has the same key for every letter case of the same address', () => {
    const call = contractCall(TOKEN, balanceOf, ACCOUNT)
    const lower = contractCall(TOKEN.toLowerCase() as Address, balanceOf, ACCOUNT.toLowerCase() as Address)
    expect(call.key).toBe(`0x${'ab'.repeat(20)}-0x70a08231${'0'.repeat(24)}${'cd'.repeat(20)}`)
    expect(lower.key).toBe(call.key)
    expect(parseCallKey(call.key)).toEqual({ to: call.to, data: call.data })
  })

  it('decodes one value, or several by name', () => {
    const word = (digits: string) => digits.padStart(64, '0')
    expect(contractCall(TOKEN, balanceOf, ACCOUNT).decode(`0x${word('ff')}`)).toBe(255n)
    const reserves = `0x${word('1')}${word('2')}${word('3')}` as const
    expect(contractCall(TOKEN, getReserves).decode(reserves)).toEqual({
      reserve0: 1n,
      reserve1: 2n,
      blockTimestampLast: 3n,
    })
    expect(() => contractCall(TOKEN, balanceOf, ACCOUNT).decode('0x')).toThrow(AbiDecodeError)
  })

  it('refuses an address that is none', () => {
    expect(() => contractCall('0x12', balanceOf, ACCOUNT)).toThrow("Invalid 'address' parameter '0x12'.")
  })
})

describe('call keys', () => {
  it.each([
    [() => toCallKey({ to: '0x12', data: '0x' }), 'Invalid address: 0x12'],
    [() => toCallKey({ to: TOKEN, data: '0xAB' }), 'Invalid hex: 0xAB'],
    [() => toCallKey({ to: TOKEN, data: 'ab' as Hex }), 'Invalid hex: ab'],
    [() => parseCallKey('0x12'), 'Invalid call key: 0x12'],
    [() => parseCallKey(`${TOKEN}-0x-0x`), `Invalid call key: ${TOKEN}-0x-0x`],
    [() => parseCallKey('0x12-0x'), 'Invalid address: 0x12'],
    [() => parseCallKey(`${TOKEN}-0xAB`), 'Invalid hex: 0xAB'],
  ])('refuses what is none (%#)', (make, message) => {
    expect(make).toThrow(message)
  })
})
