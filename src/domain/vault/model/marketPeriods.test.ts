import { describe, expect, it } from 'vitest'
import {
  accrueInterestEvent,
  newReserveFactorEvent,
  reservesAddedEvent,
  reservesReducedEvent,
} from '@/chain/contracts/marketAccrual'
import type { ChainLog } from '@/chain/logs/logs'
import type { Hex } from '@/lib/hex'
import { ACCOUNT } from '../testing/vaults'
import { borrowRate, marketPeriods, marketUtilization, supplyRate } from './marketPeriods'

const ONE = 10n ** 18n

const log = (blockNumber: number, topic: Hex, data: string): ChainLog => ({
  blockNumber,
  logIndex: 0,
  topics: [topic],
  data: `0x${data}`,
})
const accrual = (block: number, cashPrior: bigint, interestAccumulated: bigint, totalBorrows: bigint) =>
  log(
    block,
    accrueInterestEvent.topic,
    accrueInterestEvent.data.encode({ cashPrior, interestAccumulated, borrowIndex: ONE, totalBorrows }),
  )

describe('marketUtilization', () => {
  it('is the lent share of what belongs to the suppliers', () => {
    // 300 / (150 + 300 - 50)
    expect(marketUtilization({ cash: 150n, borrows: 300n, reserves: 50n })).toBe((ONE * 3n) / 4n)
    expect(marketUtilization({ cash: 0n, borrows: 0n, reserves: 0n })).toBe(0n)
  })
})

describe('borrowRate', () => {
  it('is what the index grew by in each block', () => {
    // 1.5 * 2e-9 * 100 blocks = 3e-7
    expect(borrowRate(15n * 10n ** 17n, 15n * 10n ** 17n + 3n * 10n ** 11n, 100n)).toBe(2n * 10n ** 9n)
  })

  it.each([2n, 3n, 7n, 1_000n])('undoes the truncation of an index after %i blocks', (elapsed) => {
    for (const before of [ONE, ONE + 1n, (ONE * 4n) / 3n, 123_456_789n * ONE + 7n]) {
      for (const rate of [0n, 1n, 3_170_979_198n, 9_999_999_999n]) {
        const after = before + (before * rate * elapsed) / ONE
        expect(borrowRate(before, after, elapsed)).toBe(rate)
      }
    }
  })
})

describe('supplyRate', () => {
  it('truncates after each product, like the contract', () => {
    // 10 * 0.75 = 7.5, so 7; 7 * 0.5 = 3.5, so 3.
    expect(supplyRate(10n, { utilization: ONE / 2n, reserveFactor: ONE / 4n })).toBe(3n)
  })
})

describe('marketPeriods', () => {
  it('counts the reserves back from now, over additions, withdrawals and another reserve factor', () => {
    const logs = [
      // Reserves of 20 before, then a quarter of 40: 30.
      accrual(1, 520n, 40n, 540n),
      log(
        2,
        reservesAddedEvent.topic,
        reservesAddedEvent.data.encode({ benefactor: ACCOUNT, addAmount: 100n, newTotalReserves: 130n }),
      ),
      // A quarter of 60: 145.
      accrual(3, 545n, 60n, 660n),
      log(
        3,
        newReserveFactorEvent.topic,
        newReserveFactorEvent.data.encode({ oldReserveFactorMantissa: ONE / 4n, newReserveFactorMantissa: ONE / 2n }),
      ),
      // Half of 11, truncated: 150.
      accrual(4, 485n, 11n, 671n),
      log(
        5,
        reservesReducedEvent.topic,
        reservesReducedEvent.data.encode({ admin: ACCOUNT, reduceAmount: 50n, newTotalReserves: 100n }),
      ),
    ]
    const periods = marketPeriods(logs, { reserves: 100n, reserveFactor: ONE / 2n })
    expect(
      periods.map(({ accrual: { blockNumber }, utilization, reserveFactor }) => [
        blockNumber,
        utilization,
        reserveFactor,
      ]),
    ).toEqual([
      // 500 / (520 + 500 - 20), 600 / (545 + 600 - 130), 660 / (485 + 660 - 145)
      [1, ONE / 2n, ONE / 4n],
      [3, (600n * ONE) / 1_015n, ONE / 4n],
      [4, (ONE * 66n) / 100n, ONE / 2n],
    ])
  })

  it('has none without accruals, and rejects a malformed one', () => {
    expect(marketPeriods([], { reserves: 1n, reserveFactor: 0n })).toEqual([])
    expect(() =>
      marketPeriods([log(1, accrueInterestEvent.topic, '01')], { reserves: 1n, reserveFactor: 0n }),
    ).toThrow()
  })
})
