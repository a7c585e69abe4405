import { describe, expect, it } from 'vitest'
import { ZERO_ADDRESS } from '@/lib/hex'
import { single } from '../abi/composite'
import { string } from '../abi/elementary'
import { erc20Contract } from '../contracts/erc20'
import { tolerantTextCall } from './tokenText'

const symbol = tolerantTextCall(erc20Contract(ZERO_ADDRESS).symbol())
const word = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}` as const

describe('token text', () => {
  it('is a string, or the bytes32 of older tokens', () => {
    expect(symbol.decode(`0x${single(string).encode('USDC')}`)).toBe('USDC')
    expect(symbol.decode(word('OLDMKR'))).toBe('OLDMKR')
    expect(symbol.decode(word('x'.repeat(32)))).toBe('x'.repeat(32))
    expect(symbol.decode(word(''))).toBe('')
    // 0x50 ends with a zero digit that belongs to the letter.
    expect(symbol.decode(word('P'))).toBe('P')
  })

  it.each([`0x${'ff'.repeat(32)}`, '0x', `0x${'00'.repeat(31)}`] as const)('rejects %s', (data) => {
    expect(() => symbol.decode(data)).toThrow()
  })
})
