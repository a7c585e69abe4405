import BigNumber from 'bignumber.js'
import { farmGrowth, yearlyGain } from '../../src/domain/vault/model/growth'
import { Decimal } from '../../src/lib/decimal'
import type { BenchRow } from './figures'
import { timeMs } from './timing'

const APR = '0.37'
const DAYS = 365

/** Measures one farm's APY, compared with the same power without a precision limit. */
export function measureApy(): BenchRow[] {
  const apr = new Decimal(APR)
  const Unbounded = BigNumber.clone({ DECIMAL_PLACES: 80 })
  const day = new Unbounded(APR).div(DAYS).plus(1)
  return [
    { name: 'one APY of 365 days', value: timeMs(() => yearlyGain(farmGrowth(apr))), unit: 'ms' },
    { name: 'the same power without a bound of digits', value: timeMs(() => day.pow(DAYS)), unit: 'ms' },
  ]
}
