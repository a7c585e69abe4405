import { describe, expect, it } from 'vitest'
import { ZERO_ADDRESS } from '@/lib/hex'
import { currencyParam, isSameCurrency, parseCurrencyId } from './currency'
import { pairSymbol, sanitizeTokenName, sanitizeTokenSymbol } from './model/tokenText'

const ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('parseCurrencyId', () => {
  it.each(['CRO', 'cro', 'Cro', ' cro '])('parses %j as the native coin', (text) => {
    expect(parseCurrencyId(text)).toBe('native')
  })

  it('accepts an address in any case', () => {
    expect(parseCurrencyId(ADDRESS)).toBe(ADDRESS)
    expect(parseCurrencyId(ADDRESS.toLowerCase())).toBe(ADDRESS.toLowerCase())
  })

  it.each(['', 'WCRO', 'somebody.cro', 'vitalik.eth', '0x123', `${ADDRESS}0`, ZERO_ADDRESS, 'native'])(
    'rejects %j',
    (text) => {
      expect(parseCurrencyId(text)).toBeUndefined()
    },
  )

  it('round-trips with currencyParam', () => {
    for (const id of ['native', ADDRESS] as const) expect(parseCurrencyId(currencyParam(id))).toBe(id)
  })

  it('compares currencies ignoring case', () => {
    expect(isSameCurrency(ADDRESS, ADDRESS.toLowerCase() as typeof ADDRESS)).toBe(true)
    expect(isSameCurrency(ADDRESS, 'native')).toBe(false)
  })
})

describe('token names', () => {
  it('have a fallback', () => {
    expect([sanitizeTokenName(undefined), sanitizeTokenSymbol(undefined)]).toEqual(['Unknown Token', 'UNKNOWN'])
    expect([sanitizeTokenName(' \u202e\u0000 '), sanitizeTokenSymbol('\ud800')]).toEqual(['Unknown Token', 'UNKNOWN'])
  })

  it('lose invisible and direction-changing characters, and keep other scripts', () => {
    expect(sanitizeTokenSymbol('US\u200bDC\u202e')).toBe('US DC')
    expect(sanitizeTokenName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(sanitizeTokenName('💎 Diamond')).toBe('💎 Diamond')
  })

  it('are truncated, never within a character', () => {
    expect(sanitizeTokenSymbol('💎'.repeat(100_000))).toBe('💎'.repeat(20))
    expect(sanitizeTokenName('x'.repeat(100_000))).toHaveLength(60)
  })

  it('of an LP token combine its two symbols', () => {
    expect(pairSymbol('WCRO', 'USDC')).toBe('CRO-USDC LP')
    expect(pairSymbol('LION', 'WCRO')).toBe('LION-CRO LP')
  })
})
