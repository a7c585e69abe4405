import { describe, expect, it } from 'vitest'
import {
  getAmountsToAdd,
  getLiquidityForAmount,
  getLiquidityMinted,
  getLiquidityValue,
  MINIMUM_LIQUIDITY,
  sqrt,
} from './liquidityMath'
import { NO_PAIR, type PairSides } from './pair'
import { numbers } from './testing/pairs'

const pair = (reserveA: bigint, reserveB: bigint, totalSupply: bigint): PairSides => ({
  address: '0x1',
  reserveA,
  reserveB,
  totalSupply,
})

describe('sqrt', () => {
  it.each([
    [0n, 0n],
    [1n, 1n],
    [2n, 1n],
    [3n, 1n],
    [4n, 2n],
    [15n, 3n],
    [16n, 4n],
    [17n, 4n],
    [10n ** 40n, 10n ** 20n],
    [10n ** 40n - 1n, 10n ** 20n - 1n],
    [2n ** 224n - 1n, 2n ** 112n - 1n],
  ])('of %s is %s', (n, root) => {
    expect(sqrt(n)).toBe(root)
  })

  it('is the largest root that is not too large', () => {
    const next = numbers(7)
    for (let count = 0; count < 2000; count += 1) {
      const n = next()
      const root = sqrt(n)
      expect(root * root <= n && (root + 1n) * (root + 1n) > n, `n ${n}`).toBe(true)
    }
  })
})

describe('getAmountsToAdd', () => {
  it.each([
    ['all of an empty pair', 5n, 7n, 0n, 0n, [5n, 7n]],
    ['A whole, and what of B goes with it', 10n, 100n, 1_000n, 3_000n, [10n, 30n]],
    ['B whole where it is too little for A', 100n, 30n, 1_000n, 3_000n, [10n, 30n]],
    ['the other side rounded down', 2n, 7n, 3n, 10n, [2n, 6n]],
  ])('takes %s', (_, desiredA, desiredB, reserveA, reserveB, taken) => {
    expect(getAmountsToAdd(desiredA, desiredB, reserveA, reserveB)).toEqual(taken)
  })
})

describe('getLiquidityMinted', () => {
  it('is the root of both amounts less the locked minimum for the first deposit', () => {
    expect(getLiquidityMinted(4_000_000n, 1_000_000n, NO_PAIR)).toBe(2_000_000n - MINIMUM_LIQUIDITY)
    expect(getLiquidityMinted(10_000n, 40_000n, pair(10n, 40n, 0n))).toBe(19_000n)
    expect(getLiquidityMinted(1_000n, 1_000n, NO_PAIR)).toBe(0n)
  })

  it('is the smaller of both sides, rounded down', () => {
    expect(getLiquidityMinted(1n, 3n, pair(3n, 10n, 7n))).toBe(2n)
    expect(getLiquidityMinted(10n, 30n, pair(1_000n, 3_000n, 1_700n))).toBe(17n)
  })
})

describe('getLiquidityValue', () => {
  it('rounds both amounts down, and is 0 for an empty pool', () => {
    expect(getLiquidityValue(1n, pair(10n, 100n, 3n))).toEqual({ amountA: 3n, amountB: 33n })
    expect(getLiquidityValue(3n, pair(10n, 100n, 3n))).toEqual({ amountA: 10n, amountB: 100n })
    expect(getLiquidityValue(5n, NO_PAIR)).toEqual({ amountA: 0n, amountB: 0n })
  })

  it('is enough for getLiquidityForAmount, and not with one unit less', () => {
    const next = numbers(13)
    for (let count = 0; count < 2000; count += 1) {
      const state = pair(next(), next(), next())
      const amount = (next() % state.reserveA) + 1n
      const liquidity = getLiquidityForAmount(amount, state.reserveA, state.totalSupply)
      expect(getLiquidityValue(liquidity, state).amountA >= amount).toBe(true)
      expect(getLiquidityValue(liquidity - 1n, state).amountA < amount).toBe(true)
    }
  })
})
