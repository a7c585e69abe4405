import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Holdings, type PowerRates, toTokens, votingPower } from './votingPower.ts'

const ONE = 10n ** 18n
const rates: PowerRates = {
  block: 100n,
  pricePerShare: (ONE * 3n) / 2n,
  pools: [
    { startBlock: 50n, endBlock: 200n },
    { startBlock: 50n, endBlock: 99n },
    { startBlock: 101n, endBlock: 200n },
  ],
  pairs: [
    { reserve: 1_000n, supply: 500n },
    { reserve: 70n, supply: 300n },
  ],
}
const nothing: Holdings = { wallet: 0n, vaultShares: 0n, farmStake: 0n, poolStakes: [0n, 0n, 0n], lpTokens: [0n, 0n] }

describe('votingPower', () => {
  it('is nothing for an account that holds nothing', () => {
    expect(votingPower(nothing, rates)).toEqual([0n, 0n, 0n, 0n])
  })

  it('adds up what an account holds, by where it is', () => {
    const holdings = {
      wallet: 7n,
      vaultShares: 11n,
      farmStake: 5n,
      poolStakes: [3n, 1_000n, 1_000n],
      lpTokens: [10n, 10n],
    }
    // 11 shares at 1.5, rounded down; pools that run; 10 of 500 and 10 of 300 LP tokens.
    expect(votingPower(holdings, rates)).toEqual([7n, 16n, 8n, 22n])
  })

  it.each([
    [50n, 0n],
    [51n, 9n],
    [199n, 9n],
    [200n, 0n],
  ])('counts a stake after the first and before the last block of its pool: block %s', (block, expected) => {
    const holdings = { ...nothing, poolStakes: [9n] }
    expect(votingPower(holdings, { ...rates, block })[2]).toBe(expected)
  })

  it('counts nothing of a pair that has no liquidity', () => {
    const empty = { ...rates, pairs: [{ reserve: 0n, supply: 0n }] }
    expect(votingPower({ ...nothing, lpTokens: [5n] }, empty)).toEqual([0n, 0n, 0n, 0n])
  })

  const amount = fc.bigInt(0n, 10n ** 27n)
  const held = fc.record({
    wallet: amount,
    vaultShares: amount,
    farmStake: amount,
    poolStakes: fc.array(amount, { minLength: 3, maxLength: 3 }),
    lpTokens: fc.array(amount, { minLength: 2, maxLength: 2 }),
  })

  it('gives two accounts no more than one that holds the same', () => {
    fc.assert(
      fc.property(held, held, (a, b) => {
        const add = (left: readonly bigint[], right: readonly bigint[]) =>
          left.map((each, index) => each + (right[index] ?? 0n))
        const together = {
          wallet: a.wallet + b.wallet,
          vaultShares: a.vaultShares + b.vaultShares,
          farmStake: a.farmStake + b.farmStake,
          poolStakes: add(a.poolStakes, b.poolStakes),
          lpTokens: add(a.lpTokens, b.lpTokens),
        }
        const parts = votingPower(together, rates)
        const sum = add(votingPower(a, rates), votingPower(b, rates))
        // Each part is rounded down once an account, and liquidity once a pair.
        for (const [index, part] of parts.entries()) {
          expect(part >= (sum[index] ?? 0n)).toBe(true)
          expect(part - (sum[index] ?? 0n) <= 2n).toBe(true)
        }
      }),
    )
  })

  it('gives the holders of a pair no more than the pair has', () => {
    const split = fc.array(fc.bigInt(1n, 10n ** 24n), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(split, amount, (owners, reserve) => {
        const supply = owners.reduce((sum, each) => sum + each, 0n)
        const pair = { ...rates, pairs: [{ reserve, supply }] }
        const powers = owners.map((lpTokens) => votingPower({ ...nothing, lpTokens: [lpTokens] }, pair)[3] ?? 0n)
        const total = powers.reduce((sum, each) => sum + each, 0n)
        expect(total <= reserve && reserve - total < BigInt(owners.length)).toBe(true)
      }),
    )
  })
})

describe('toTokens', () => {
  it('is the nearest number', () => {
    expect(toTokens(0n)).toBe(0)
    expect(toTokens(1n)).toBe(1e-18)
    expect(toTokens((ONE * 3n) / 2n)).toBe(1.5)
    expect(toTokens(123_456_789_012_345_678_901_234_567n)).toBe(Number('123456789.012345678901234567'))
  })
})
