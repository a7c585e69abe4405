import {
  accrueInterestEvent,
  newReserveFactorEvent,
  reservesAddedEvent,
  reservesReducedEvent,
} from '@/chain/contracts/marketAccrual'
import type { ChainLog } from '@/chain/logs/logs'

/** 1 in the fixed-point numbers of Compound's contracts. */
const SCALE = 10n ** 18n

/** What a market holds and has lent, in underlying base units. */
interface MarketTotals {
  readonly cash: bigint
  readonly borrows: bigint
  readonly reserves: bigint
}

/** The reserves of a market and their share of the interest, which its accruals don't log. */
export interface MarketReserves {
  /** Underlying base units. */
  readonly reserves: bigint
  /** Scaled by 1e18. */
  readonly reserveFactor: bigint
}

/** The time between two accruals, in which the market's utilization and rates don't change. */
export interface MarketPeriod {
  /** The accrual that ends it. */
  readonly accrual: ChainLog
  /** The borrow index after that accrual, scaled by 1e18. */
  readonly borrowIndex: bigint
  /** Scaled by 1e18. */
  readonly utilization: bigint
  /** Scaled by 1e18. */
  readonly reserveFactor: bigint
}

/**
 * The borrowed share of a market's supply, scaled by 1e18: `borrows / (cash + borrows - reserves)`, as in Compound v2's
 * `JumpRateModel.utilizationRate`.
 */
export function marketUtilization({ cash, borrows, reserves }: MarketTotals): bigint {
  return borrows === 0n ? 0n : (borrows * SCALE) / (cash + borrows - reserves)
}

/**
 * The borrow rate per block or second, scaled by 1e18, that raised the borrow index from `before` to `after`. Compound's
 * `CToken.accrueInterest` adds `index * rate * elapsed`, truncated to 18 decimals; rounding to the nearest rate undoes
 * that exactly if at least two blocks or seconds have elapsed.
 */
export function borrowRate(before: bigint, after: bigint, elapsed: bigint): bigint {
  const base = before * elapsed
  return ((after - before) * SCALE + base / 2n) / base
}

/**
 * The rate that suppliers receive, scaled by 1e18: `borrowRate * (1 - reserveFactor) * utilization`, each product
 * truncated, as in Compound v2's `JumpRateModel.getSupplyRate`.
 */
export function supplyRate(rate: bigint, period: Pick<MarketPeriod, 'utilization' | 'reserveFactor'>): bigint {
  return (((rate * (SCALE - period.reserveFactor)) / SCALE) * period.utilization) / SCALE
}

/**
 * The periods that a market's accruals end, oldest first. `AccrueInterest` logs the cash and, less the new interest, the
 * debt of the period; the reserves are counted back from their current amount.
 * @param logs of `AccrueInterest`, `ReservesAdded`, `ReservesReduced` and `NewReserveFactor`, oldest first
 * @param now after the last of them
 * @throws AbiDecodeError
 */
export function marketPeriods(logs: readonly ChainLog[], now: MarketReserves): readonly MarketPeriod[] {
  const periods: MarketPeriod[] = []
  let { reserves, reserveFactor } = now
  for (const log of [...logs].reverse()) {
    const { topics, data } = log
    if (topics[0] === reservesAddedEvent.topic) {
      reserves -= reservesAddedEvent.decode(data).addAmount
    } else if (topics[0] === reservesReducedEvent.topic) {
      reserves += reservesReducedEvent.decode(data).reduceAmount
    } else if (topics[0] === newReserveFactorEvent.topic) {
      reserveFactor = newReserveFactorEvent.decode(data).oldReserveFactorMantissa
    } else {
      const { cashPrior: cash, interestAccumulated, borrowIndex, totalBorrows } = accrueInterestEvent.decode(data)
      reserves -= (interestAccumulated * reserveFactor) / SCALE
      const utilization = marketUtilization({ cash, borrows: totalBorrows - interestAccumulated, reserves })
      periods.push({ accrual: log, borrowIndex, utilization, reserveFactor })
    }
  }
  return periods.reverse()
}
