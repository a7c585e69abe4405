import type { Decimal } from './decimal'
import { gainOfRate } from './roi'

/** A contract that compounds its own rewards. */
export interface AutoCompound {
  /** Before fees; 0.001 = 0.1 % a day. */
  readonly ratePerDay: Decimal
  /** The part of each compounding that fees leave, 1 = 100 %. */
  readonly kept: Decimal
  /** May be a fraction: 0.5 is once in two days. */
  readonly compoundsPerDay: number
}

/**
 * The gain on 1 where a fee is taken from each compounding: (1 + r·kept/c)^(c·d) − 1. What is not compounded yet earns
 * simple interest, less the fee of the compounding to come.
 */
export function autoCompoundGain({ ratePerDay, kept, compoundsPerDay }: AutoCompound, days: number): Decimal {
  return gainOfRate(ratePerDay.times(kept).div(compoundsPerDay), days * compoundsPerDay, 1)
}
