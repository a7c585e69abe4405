import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { sumDeposits } from './ownView'

const amount = (wei: bigint, usd: number | undefined) => ({
  wei,
  usd: usd === undefined ? undefined : new Decimal(usd),
})
const shown = (amounts: Parameters<typeof sumDeposits>[0]) => {
  const { usd, positions, unpriced } = sumDeposits(amounts)
  return [usd?.toFixed(), positions, unpriced]
}

describe('sumDeposits', () => {
  it('sums what has a price, and counts what has none', () => {
    expect(shown([amount(1n, 1.5), amount(0n, 0), amount(2n, 2), amount(3n, undefined)])).toEqual(['3.5', 3, 1])
  })

  it('is 0 without deposits, and unknown if no deposit has a price', () => {
    expect(shown([amount(0n, 0), amount(0n, undefined)])).toEqual(['0', 0, 0])
    expect(shown([amount(1n, undefined)])).toEqual([undefined, 1, 1])
  })
})
