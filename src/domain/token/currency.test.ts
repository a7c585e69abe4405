import { describe, expect, it } from 'vitest'
import { ZERO_ADDRESS } from '@/lib/hex'
import { currencyParam, isSameCurrency, parseCurrencyId } from './currency'
import { pairSymbol, tidyName, tidySymbol } from './model/tokenText'

const ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('parseCurrencyId', () => {
  it.each(['CRO', 'cro', 'Cro', ' cro '])('takes %j for the native coin', (text) => {
    expect(parseCurrencyId(text)).toBe('native')
  })

  it('takes an address in any letter case', () => {
    expect(parseCurrencyId(ADDRESS)).toBe(ADDRESS)
    expect(parseCurrencyId(ADDRESS.toLowerCase())).toBe(ADDRESS.toLowerCase())
  })

  it.each(['', 'WCRO', 'somebody.cro', 'vitalik.eth', '0x123', `${ADDRESS}0`, ZERO_ADDRESS, 'native'])(
    'takes %j for nothing',
    (text) => {
      expect(parseCurrencyId(text)).toBeUndefined()
    },
  )

  it('is what currencyParam writes', () => {
    for (const id of ['native', ADDRESS] as const) expect(parseCurrencyId(currencyParam(id))).toBe(id)
  })

  it('knows one currency in two letter cases', () => {
    expect(isSameCurrency(ADDRESS, ADDRESS.toLowerCase() as typeof ADDRESS)).toBe(true)
    expect(isSameCurrency(ADDRESS, 'native')).toBe(false)
  })
})

describe('names of tokens', () => {
  it('fall back where there is nothing to show', () => {
    expect([tidyName(undefined), tidySymbol(undefined)]).toEqual(['Unknown Token', 'UNKNOWN'])
    expect([tidyName(' \u202e\u0000 '), tidySymbol('\ud800')]).toEqual(['Unknown Token', 'UNKNOWN'])
  })

  it('lose what makes one name look like another, and keep scripts as text', () => {
    expect(tidySymbol('US\u200bDC\u202e')).toBe('US DC')
    expect(tidyName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(tidyName('💎 Diamond')).toBe('💎 Diamond')
  })

  it('are cut, however long a contract answers, and never within a character', () => {
    expect(tidySymbol('💎'.repeat(100_000))).toBe('💎'.repeat(20))
    expect(tidyName('x'.repeat(100_000))).toHaveLength(60)
  })

  it('of an LP token are its two symbols', () => {
    expect(pairSymbol('WCRO', 'USDC')).toBe('CRO-USDC LP')
    expect(pairSymbol('LION', 'WCRO')).toBe('LION-CRO LP')
  })
})
