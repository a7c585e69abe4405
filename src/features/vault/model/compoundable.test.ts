import { describe, expect, it } from 'vitest'
import { LOADING, ready } from '@/lib/loadable'
import { isCompoundable } from './compoundable'

const rewards = (wei: bigint) => ready({ wei, usd: undefined })

describe('isCompoundable', () => {
  it('keeps the rewards of an ended vault within reach', () => {
    expect(isCompoundable({ isDeprecated: true }, rewards(1n))).toBe(true)
    expect(isCompoundable({ isDeprecated: true }, rewards(0n))).toBe(false)
    expect(isCompoundable({ isDeprecated: true }, LOADING)).toBe(false)
  })

  it('is always so for an open one', () => {
    expect(isCompoundable({}, rewards(0n))).toBe(true)
  })
})
