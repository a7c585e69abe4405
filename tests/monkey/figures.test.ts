import { describe, expect, it } from 'vitest'
import { agrees, claimedWei, type TxState } from './figures'

describe('claimedWei', () => {
  it.each([
    ['1,234.5 CRO', 18, 'en-US', 1_234_500_000_000_000_000_000n],
    ['0', 18, 'en-US', 0n],
    ['12 USDC', 6, 'en-US', 12_000_000n],
    ['1.234.567,000001 USDC', 6, 'es-ES', 1_234_567_000_001n],
    ['9999', 0, 'es-ES', 9_999n],
    ['2,000.002283 CRO', 6, 'ar-SA', 2_000_002_283n],
    ['Balance 5 CRO', 18, 'en-US', 5n * 10n ** 18n],
  ] as const)('reads %s with %i decimals in %s', (text, decimals, lang, wei) => {
    expect(claimedWei(text, decimals, lang)).toBe(wei)
  })

  it('tells every digit of 18 decimals apart', () => {
    expect(claimedWei('1.000000000000000001 CRO', 18, 'en-US')).toBe(10n ** 18n + 1n)
  })

  it.each(['', '—', 'No price', '<0.000001', '5 CRO. Read at 10:11'])('takes %o for no claim', (text) => {
    expect(claimedWei(text, 18, 'en-US')).toBeUndefined()
  })

  it('takes more digits than the token has for another figure', () => {
    expect(claimedWei('1.1234567', 6, 'en-US')).toBeUndefined()
  })
})

describe('agrees', () => {
  it('knows what a record may say of each standing', () => {
    const states: readonly TxState[] = ['pending', 'succeeded', 'reverted', 'replaced', 'cancelled', 'dropped']
    const fitting = (own: 'succeeded' | 'reverted' | 'waiting' | 'unknown') =>
      states.filter((state) => agrees(state, own, undefined))
    expect(fitting('succeeded')).toEqual(['succeeded'])
    expect(fitting('reverted')).toEqual(['reverted'])
    expect(fitting('waiting')).toEqual(['pending'])
    expect(fitting('unknown')).toEqual(['pending', 'replaced', 'cancelled', 'dropped'])
  })

  it('asks what took its place for the same end', () => {
    expect(agrees('succeeded', 'unknown', 'succeeded')).toBe(true)
    expect(agrees('succeeded', 'unknown', 'reverted')).toBe(false)
    expect(agrees('succeeded', 'reverted', 'succeeded')).toBe(false)
    expect(agrees('cancelled', 'unknown', 'succeeded')).toBe(true)
    expect(agrees('replaced', 'unknown', 'waiting')).toBe(false)
    expect(agrees('replaced', 'waiting', 'succeeded')).toBe(false)
  })
})
