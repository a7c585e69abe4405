import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { earnedBetween, farmRewardPerBlock, stakingPoolApr } from './blockRewards'

const pool = { rewardPerBlock: 100n, totalStaked: 4_000n, startBlock: 50n, endBlock: 80n }

describe('farmRewardPerBlock', () => {
  it("is the pool's part by allocation points, and 0 if no pool has any", () => {
    expect(farmRewardPerBlock(40n * 10n ** 18n, 2n, 100n)).toBe(8n * 10n ** 17n)
    expect(farmRewardPerBlock(100n, 0n, 0n)).toBe(0n)
  })
})

describe('earnedBetween', () => {
  it('is the share of the stake in the blocks that the pool pays for', () => {
    expect(earnedBetween(pool, 1_000n, 60n, 70n)).toBe(250n)
    expect(earnedBetween(pool, 1_000n, 40n, 51n)).toBe(25n)
    expect(earnedBetween(pool, 1_000n, 79n, 200n)).toBe(25n)
    expect(earnedBetween(pool, 3n, 60n, 61n)).toBe(0n)
  })

  it('is 0 before the start, after the end and without stakes', () => {
    expect(earnedBetween(pool, 1_000n, 10n, 50n)).toBe(0n)
    expect(earnedBetween(pool, 1_000n, 80n, 90n)).toBe(0n)
    expect(earnedBetween({ ...pool, totalStaked: 0n }, 0n, 60n, 70n)).toBe(0n)
  })

  it('stops where the reserve is used up', () => {
    expect(earnedBetween({ ...pool, reserve: 400n }, 1_000n, 60n, 70n)).toBe(100n)
    expect(earnedBetween({ ...pool, reserve: 0n }, 1_000n, 60n, 70n)).toBe(0n)
  })

  it('never gives all stakes together more than the pool pays', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.bigInt({ min: 0n, max: 10_000n }),
        (rewardPerBlock, one, other, blocks) => {
          const all = { rewardPerBlock, totalStaked: one + other }
          const paid = earnedBetween(all, one, 0n, blocks) + earnedBetween(all, other, 0n, blocks)
          expect(paid).toBeLessThanOrEqual(rewardPerBlock * blocks)
          expect(rewardPerBlock * blocks - paid).toBeLessThanOrEqual(1n)
        },
      ),
    )
  })
})

describe('stakingPoolApr', () => {
  const terms = {
    rewardPerBlock: new Decimal('0.8'),
    blocksPerYear: new Decimal(10_512_000),
    rewardPriceUsd: new Decimal(8),
    stakedUsd: new Decimal(50_000_000),
    isPaying: true,
  }

  it('is the yearly value of the rewards over the staked value', () => {
    // 0.8 x 10,512,000 x 8 / 50,000,000
    expect(stakingPoolApr(terms)?.toFixed()).toBe('1.345536')
  })

  it('is 0 while the pool pays nothing, and undefined without stakes', () => {
    expect(stakingPoolApr({ ...terms, isPaying: false })?.toFixed()).toBe('0')
    expect(stakingPoolApr({ ...terms, stakedUsd: new Decimal(0) })).toBeUndefined()
  })
})
