import { describe, expect, it } from 'vitest'
import * as erc20 from '../generated/erc20'
import { decodeData } from './codec'
import { single } from './composite'
import { string } from './elementary'
import { textOf } from './tokenText'

const { outputs } = textOf(erc20.symbol)
const word = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}` as const

describe('the text of a token', () => {
  it('is a string, or the bytes32 of tokens older than strings', () => {
    expect(decodeData(outputs, `0x${single(string).encode('USDC')}`)).toBe('USDC')
    expect(decodeData(outputs, word('OLDMKR'))).toBe('OLDMKR')
    expect(decodeData(outputs, word('x'.repeat(32)))).toBe('x'.repeat(32))
    expect(decodeData(outputs, word(''))).toBe('')
    // 0x50 ends with a zero digit that is part of the letter.
    expect(decodeData(outputs, word('P'))).toBe('P')
  })

  it.each([`0x${'ff'.repeat(32)}`, '0x', `0x${'00'.repeat(31)}`] as const)('is not %s', (data) => {
    expect(() => decodeData(outputs, data)).toThrow()
  })
})
