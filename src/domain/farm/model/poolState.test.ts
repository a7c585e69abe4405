import { describe, expect, it } from 'vitest'
import type { PoolTerms } from '@/domain/farm/poolReads'
import { Decimal } from '@/lib/decimal'
import { DIAL_TOKEN, E18, testStakingPool, testTerms, USDC_TOKEN, WBTC_TOKEN } from '../testing/pools'
import { farmRewardPerBlock } from './blockRewards'
import { elapsedBlocks, hasPoolEnded, poolApr, poolState, stakeLimit, stakeRoom } from './poolState'

const BLOCKS_PER_YEAR = new Decimal(10_512_000)

describe('poolState', () => {
  it('is that of a transaction in the next block', () => {
    const stateAt = (block: number) => poolState(testTerms(), block)
    expect(stateAt(49)).toBe('soon')
    expect(stateAt(50)).toBe('active')
    expect(stateAt(79)).toBe('active')
    expect(stateAt(80)).toBe('finished')
    expect([79, 80].map((block) => hasPoolEnded(testTerms(), block))).toEqual([false, true])
  })

  it('is inactive without an emission or without funds, but not before the start or after the end', () => {
    expect(poolState(testTerms({ rewardPerBlock: 0n }), 60)).toBe('inactive')
    expect(poolState(testTerms({ reserve: 0n }), 60)).toBe('inactive')
    expect(poolState(testTerms({ reserve: 0n }), 40)).toBe('soon')
    expect(poolState(testTerms({ reserve: 0n }), 90)).toBe('finished')
  })

  it('is always active for a farm that mints its rewards', () => {
    const terms: PoolTerms = { rewardPerBlock: 1n, totalStaked: 1n }
    expect(poolState(terms, 1)).toBe('active')
    expect(poolState({ ...terms, rewardPerBlock: 0n }, 1)).toBe('inactive')
    expect(elapsedBlocks(terms, 1)).toBeUndefined()
  })
})

describe('elapsedBlocks', () => {
  it('is the part of the blocks that has passed', () => {
    expect(elapsedBlocks(testTerms(), 40)).toBe(0)
    expect(elapsedBlocks(testTerms(), 65)).toBe(0.5)
    expect(elapsedBlocks(testTerms(), 90)).toBe(1)
  })
})

describe('the limit of an account', () => {
  const terms = testTerms({ limit: { perAccount: 500n, untilBlock: 70n } })

  it('ends after its blocks', () => {
    expect(stakeLimit(terms, 40)).toBe(500n)
    expect(stakeLimit(terms, 69)).toBe(500n)
    expect(stakeLimit(terms, 70)).toBeUndefined()
    expect(stakeLimit(testTerms(), 60)).toBeUndefined()
  })

  it('leaves room for what is not staked yet, and none where it fell below the stake', () => {
    expect(stakeRoom(terms, 120n, 60)).toBe(380n)
    expect(stakeRoom(terms, 500n, 60)).toBe(0n)
    expect(stakeRoom(terms, 900n, 60)).toBe(0n)
    expect(stakeRoom(terms, 900n, 70)).toBeUndefined()
  })
})

describe('poolApr', () => {
  const aprOf = (
    pool: Parameters<typeof poolApr>[0],
    terms: ReturnType<typeof testTerms>,
    prices: { readonly stakedPrice?: Decimal; readonly rewardPrice?: Decimal },
    block = 60,
  ) =>
    poolApr(
      pool,
      { terms, stakedPrice: prices.stakedPrice, rewardPrice: prices.rewardPrice },
      poolState(terms, block),
      BLOCKS_PER_YEAR,
    )
  const percent = (apr: ReturnType<typeof poolApr>) => (Decimal.isBigNumber(apr) ? apr.times(100).toFixed(2) : apr)

  it('is the yearly value of the rewards over the value of the stakes', () => {
    // 2 of 100 points of 40 tokens a block at $8, for $50,000,000.
    const terms = { rewardPerBlock: farmRewardPerBlock(40n * E18, 2n, 100n), totalStaked: 50_000_000n * E18 }
    const pool = { staked: DIAL_TOKEN, reward: DIAL_TOKEN }
    expect(percent(aprOf(pool, terms, { stakedPrice: new Decimal(1), rewardPrice: new Decimal(8) }))).toBe('134.55')
  })

  it('counts tokens of 6 and 8 decimals', () => {
    // 0.8 USDC x 10,512,000 = $8,409,600 a year for $20,000,000 in 400 WBTC.
    const terms = testTerms({ totalStaked: 40_000_000_000n })
    const prices = { stakedPrice: new Decimal(50_000), rewardPrice: new Decimal(1) }
    expect(percent(aprOf({ staked: WBTC_TOKEN, reward: USDC_TOKEN }, terms, prices))).toBe('42.05')
  })

  it('is 0 where the pool pays nothing', () => {
    const prices = { stakedPrice: new Decimal(2), rewardPrice: new Decimal(1) }
    expect(percent(aprOf(testStakingPool(), testTerms(), prices, 80))).toBe('0.00')
    expect(percent(aprOf(testStakingPool(), testTerms({ rewardPerBlock: 0n }), prices))).toBe('0.00')
    expect(percent(aprOf(testStakingPool(), testTerms({ reserve: 0n }), prices))).toBe('0.00')
  })

  it('is absent without stakes, before the start and without a price', () => {
    const prices = { stakedPrice: new Decimal(2), rewardPrice: new Decimal(1) }
    expect(aprOf(testStakingPool(), testTerms({ totalStaked: 0n }), prices)).toBe('noStake')
    expect(aprOf(testStakingPool(), testTerms(), prices, 40)).toBe('soon')
    expect(aprOf(testStakingPool(), testTerms(), { stakedPrice: new Decimal(2) })).toBe('unpriced')
    expect(aprOf(testStakingPool(), testTerms(), { rewardPrice: new Decimal(1) })).toBe('unpriced')
  })
})
