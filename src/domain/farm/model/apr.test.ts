import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { farmPoolApr, rewarderApr } from './apr'

const pool = {
  reward: new Decimal(10),
  allocPoint: 30n,
  totalAllocPoint: 120n,
  unitsPerYear: new Decimal('5437241.379'),
  rewardPriceUsd: new Decimal('0.5'),
  stakedUsd: new Decimal(4_000_000),
}
const rewarder = {
  rewardPerSecond: new Decimal('0.01'),
  rewardEndSec: 2_000n,
  nowSec: 1_999n,
  rewardPriceUsd: new Decimal(2),
  stakedUsd: new Decimal(63_072),
}

describe('farmPoolApr', () => {
  it("is the yearly value of the pool's share of the emissions over the staked value", () => {
    // 10 x 30/120 x 5437241.379 x 0.5 / 4,000,000
    expect(farmPoolApr(pool)?.toFixed(18)).toBe('1.699137930937500000')
  })

  it('is 134.55 % for a fiftieth of 40 tokens of $8 per block, on $50 million', () => {
    const facts = {
      reward: new Decimal(40),
      allocPoint: 2n,
      totalAllocPoint: 100n,
      unitsPerYear: new Decimal(10_512_000),
      rewardPriceUsd: new Decimal(8),
      stakedUsd: new Decimal(50_000_000),
    }
    expect(farmPoolApr(facts)?.times(100).toFixed(2)).toBe('134.55')
  })

  // By hand: tokens per unit of time, points of all points, units a year, USD per token, USD staked, per cent a year.
  it.each<[string, bigint, bigint, string, string, string, string]>([
    ['1.5', 4_000n, 10_000n, '5256000', '0.5', '1200000', '131.400000'],
    ['1.5', 2_500n, 10_000n, '5256000', '0.5', '1400000', '70.392857'],
    ['1', 1n, 3n, '6', '1', '100', '2.000000'],
    ['0.000001', 1n, 1n, '31536000', '60000', '1', '189216000.000000'],
    ['40', 100n, 100n, '10512000', '0', '50000000', '0.000000'],
    ['0', 100n, 100n, '10512000', '8', '50000000', '0.000000'],
  ])('of %s per unit at %d of %d points, %s units a year, $%s each, on $%s is %s %%', (...row) => {
    const [reward, allocPoint, totalAllocPoint, units, price, staked, percent] = row
    const apr = farmPoolApr({
      reward: new Decimal(reward),
      allocPoint,
      totalAllocPoint,
      unitsPerYear: new Decimal(units),
      rewardPriceUsd: new Decimal(price),
      stakedUsd: new Decimal(staked),
    })
    expect(apr?.times(100).toFixed(6)).toBe(percent)
  })

  it('is undefined if nothing is staked', () => {
    expect(farmPoolApr({ ...pool, stakedUsd: new Decimal(0) })).toBeUndefined()
  })

  it('is 0 if the pool gets no emissions', () => {
    expect(farmPoolApr({ ...pool, allocPoint: 0n })?.toFixed()).toBe('0')
    expect(farmPoolApr({ ...pool, totalAllocPoint: 0n, allocPoint: 0n })?.toFixed()).toBe('0')
  })

  it('is a number or undefined for any farm, and falls with the stake', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 40n })
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (reward, alloc, otherAlloc, price, stake) => {
        const facts = {
          reward: new Decimal(reward.toString()),
          allocPoint: alloc,
          totalAllocPoint: alloc + otherAlloc,
          unitsPerYear: pool.unitsPerYear,
          rewardPriceUsd: new Decimal(price.toString()),
        }
        const apr = farmPoolApr({ ...facts, stakedUsd: new Decimal(stake.toString()) })
        const diluted = farmPoolApr({ ...facts, stakedUsd: new Decimal(stake.toString()).plus(1) })
        if (stake === 0n) {
          expect(apr).toBeUndefined()
          return
        }
        expect(apr?.isFinite()).toBe(true)
        expect(apr !== undefined && diluted?.lte(apr)).toBe(true)
      }),
    )
  })
})

describe('rewarderApr', () => {
  it('uses 86400 seconds a day, 365 days', () => {
    // 0.01 x 31,536,000 x 2 / 63,072
    expect(rewarderApr(rewarder)?.toFixed()).toBe('10')
  })

  it('is 0 from the second of its end', () => {
    expect(rewarderApr({ ...rewarder, nowSec: 2_000n })?.toFixed()).toBe('0')
  })

  it('is undefined if nothing is staked', () => {
    expect(rewarderApr({ ...rewarder, stakedUsd: new Decimal(0) })).toBeUndefined()
  })
})
