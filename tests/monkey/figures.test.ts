import { describe, expect, it } from 'vitest'
import { isConsistent, parseShownAmount, type TxState } from './figures'

describe('parseShownAmount', () => {
  it.each([
    ['1,234.5 CRO', 18, 'en-US', 1_234_500_000_000_000_000_000n],
    ['0', 18, 'en-US', 0n],
    ['12 USDC', 6, 'en-US', 12_000_000n],
    ['1.234.567,000001 USDC', 6, 'es-ES', 1_234_567_000_001n],
    ['9999', 0, 'es-ES', 9_999n],
    ['2,000.002283 CRO', 6, 'ar-SA', 2_000_002_283n],
    ['Balance 5 CRO', 18, 'en-US', 5n * 10n ** 18n],
  ] as const)('reads %s with %i decimals in %s', (text, decimals, lang, wei) => {
    expect(parseShownAmount(text, decimals, lang)).toBe(wei)
  })

  it('tells every digit of 18 decimals apart', () => {
    expect(parseShownAmount('1.000000000000000001 CRO', 18, 'en-US')).toBe(10n ** 18n + 1n)
  })

  it.each(['', '—', 'No price', '<0.000001', '5 CRO. Read at 10:11'])('takes %o for no amount', (text) => {
    expect(parseShownAmount(text, 18, 'en-US')).toBeUndefined()
  })

  it('rejects more digits than the token has', () => {
    expect(parseShownAmount('1.1234567', 6, 'en-US')).toBeUndefined()
  })
})

describe('isConsistent', () => {
  it('accepts only the states that fit the chain', () => {
    const states: readonly TxState[] = ['pending', 'succeeded', 'reverted', 'replaced', 'cancelled', 'dropped']
    const fitting = (own: 'succeeded' | 'reverted' | 'waiting' | 'unknown') =>
      states.filter((state) => isConsistent(state, own, undefined))
    expect(fitting('succeeded')).toEqual(['succeeded'])
    expect(fitting('reverted')).toEqual(['reverted'])
    expect(fitting('waiting')).toEqual(['pending'])
    expect(fitting('unknown')).toEqual(['pending', 'replaced', 'cancelled', 'dropped'])
  })

  it('checks the replacement as well', () => {
    expect(isConsistent('succeeded', 'unknown', 'succeeded')).toBe(true)
    expect(isConsistent('succeeded', 'unknown', 'reverted')).toBe(false)
    expect(isConsistent('succeeded', 'reverted', 'succeeded')).toBe(false)
    expect(isConsistent('cancelled', 'unknown', 'succeeded')).toBe(true)
    expect(isConsistent('replaced', 'unknown', 'waiting')).toBe(false)
    expect(isConsistent('replaced', 'waiting', 'succeeded')).toBe(false)
  })
})
