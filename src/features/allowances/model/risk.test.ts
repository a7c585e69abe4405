import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import type { AllowanceQuestion } from './questions'
import { riskOf, riskText, shareUnitUsd } from './risk'

const question: AllowanceQuestion = {
  kind: 'token',
  token: `0x${'cc'.repeat(20)}`,
  symbol: 'USDC',
  decimals: 6,
  spender: `0x${'dd'.repeat(20)}`,
  spenderName: undefined,
}
const DOLLAR = new Decimal('1e-6')

describe('what is at risk', () => {
  it.each([
    ['all there is, where there is no limit', 'unlimited', 5_000_000n, 5_000_000n, '5'],
    ['what is allowed, where there is more', 2_000_000n, 5_000_000n, 2_000_000n, '2'],
    ['what there is, where more is allowed', 9_000_000n, 5_000_000n, 5_000_000n, '5'],
    ['nothing, where there is nothing', 'unlimited', 0n, 0n, '0'],
  ] as const)('is %s', (_what, allowed, balance, amount, usd) => {
    const risk = riskOf(allowed, balance, DOLLAR)
    expect(risk.amount).toBe(amount)
    expect(risk.usd?.toFixed()).toBe(usd)
  })

  it('is written in dollars, else in tokens, else not at all', () => {
    expect(riskText(riskOf('unlimited', 1_234_560_000n, DOLLAR), question, 'en-US')?.text).toBe('$1,234.56')
    expect(riskText(riskOf('unlimited', 1_234_560_000n, undefined), question, 'en-US')).toMatchObject({
      text: '1,234.56',
      unit: 'USDC',
    })
    expect(riskText(riskOf('unlimited', 1n, undefined), { ...question, decimals: undefined }, 'en-US')).toBeUndefined()
  })

  it('counts a share as what it stands for', () => {
    // 4 shares of 18 decimals represent 6 USDC.
    expect(shareUnitUsd(4n * 10n ** 18n, 6_000_000n, new Decimal(1), 6)?.toFixed()).toBe('0.0000000000000000015')
    expect(shareUnitUsd(0n, 0n, new Decimal(1), 6)).toBeUndefined()
    expect(shareUnitUsd(1n, 1n, undefined, 6)).toBeUndefined()
  })
})
