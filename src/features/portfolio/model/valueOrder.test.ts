import { describe, expect, it } from 'vitest'
import { failed, testNft, testPosition } from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { isPriced, valueOrder } from './valueOrder'

const worth = (id: string, usd: string) => testPosition({ id, usd: ready(new Decimal(usd)) })

describe('valueOrder', () => {
  it('has what is worth most first, and keeps the order of what is worth the same', () => {
    expect(valueOrder([worth('a', '1'), worth('b', '20'), worth('c', '1'), worth('d', '3')])).toEqual([
      'b',
      'd',
      'a',
      'c',
    ])
  })

  it('has what failed before all, and what has no price behind all', () => {
    const unpriced = testPosition({ id: 'u', usd: ready(undefined) })
    const broken = testPosition({ id: 'f', usd: failed() })
    expect(valueOrder([testNft(), unpriced, worth('a', '0'), broken])).toEqual(['f', 'a', 'n', 'u'])
  })
})

describe('isPriced', () => {
  it('waits for each worth, not for what has none', () => {
    expect(isPriced([worth('a', '1'), testNft(), testPosition({ usd: failed() })])).toBe(true)
    expect(isPriced([worth('a', '1'), testPosition({ usd: LOADING })])).toBe(false)
  })
})
