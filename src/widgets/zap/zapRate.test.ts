import { describe, expect, it } from 'vitest'
import type { Currency } from '@/domain/token/currency'
import { zapRateText } from './zapRate'

const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const USDC: Currency = {
  address: '0x00000000000000000000000000000000000000c1',
  symbol: 'USDC',
  name: 'USDC',
  decimals: 6,
}
const LP: Currency = { address: '0x00000000000000000000000000000000000000c2', symbol: 'LP', name: 'LP', decimals: 18 }
const UNIT = 10n ** 18n

describe('zapRateText', () => {
  it('is what one of the input buys', () => {
    expect(zapRateText(CRO, 25n * UNIT, USDC, 2_500_000n, 'en-US')).toBe('1 CRO = 0.1 USDC')
    expect(zapRateText(USDC, 2_500_000n, CRO, 25n * UNIT, 'en-US')).toBe('1 USDC = 10 CRO')
  })

  it('is what one of the output costs, if one of the input buys too little to be shown', () => {
    expect(zapRateText(CRO, 100n * UNIT, LP, UNIT / 10n ** 7n, 'en-US')).toBe('1 LP = 1,000,000,000 CRO')
  })

  it('is zero without amounts', () => {
    expect(zapRateText(CRO, 0n, USDC, 0n, 'en-US')).toBe('1 CRO = 0 USDC')
    expect(zapRateText(CRO, UNIT, USDC, 0n, 'en-US')).toBe('1 CRO = 0 USDC')
  })
})
