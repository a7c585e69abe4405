import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import { pairFarm, singleFarm, testFarm, testHolding, testReads } from '../testing/farms'
import { compoundedAfterGas, compoundGas, handCompoundingRates, TRANSACTION_GAS } from './handCompounding'

const GWEI = 10n ** 9n

describe('compoundGas', () => {
  const { harvest, swap, addLiquidity, stake } = TRANSACTION_GAS

  it('swaps for the tokens of the pair that are not the reward', () => {
    expect(compoundGas(pairFarm)).toBe(harvest + swap + addLiquidity + stake)
    const other = { ...pairFarm, token: { ...pairFarm.token, address: `0x${'7'.repeat(40)}` as const } }
    expect(compoundGas(other)).toBe(harvest + 2n * swap + addLiquidity + stake)
  })

  it('neither swaps nor adds liquidity where the reward itself is staked', () => {
    expect(compoundGas(singleFarm)).toBe(harvest + stake)
  })
})

describe('compoundedAfterGas', () => {
  // The stake after each of n periods is V · (1 + APR / n) − g, added up period by period.
  it.each([
    // 1,000 at 12 %: 1 % a month less $1 twelve times, 126.825 − 12.683.
    ['0.12', 1_000, 1, 12, '0.1141425'],
    // Daily, the fee of $1 is three times the rewards of $0.3288.
    ['0.12', 1_000, 1, 365, '-0.2602607'],
    // A large stake hardly feels the fee: 0.1268250 and 0.1274746 without one.
    ['0.12', 1_000_000, 1, 12, '0.1268123'],
    ['0.12', 1_000_000, 1, 365, '0.1270869'],
    // Without fees it is the APY.
    ['0.12', 1_000, 0, 365, '0.1274746'],
    // Without rewards, the fees are lost: 12 · 1 / 1,000.
    ['0', 1_000, 1, 12, '-0.0120000'],
    // 100 % a year, twice: (1,000 · 1.5 − 100) · 1.5 − 100 = 2,000.
    ['1', 1_000, 100, 2, '1.0000000'],
  ])('at an APR of %s, on $%s, for $%s %s times a year', (apr, stake, gas, timesPerYear, expected) => {
    const rate = compoundedAfterGas({
      apr: new Decimal(apr),
      stakeUsd: new Decimal(stake),
      gasUsd: new Decimal(gas),
      timesPerYear,
    })
    expect(rate.toFixed(7)).toBe(expected)
  })
})

describe('handCompoundingRates', () => {
  // 5,000 gwei for the gas of one compounding, at $0.1 for a CRO.
  const price = ready(5_000n * GWEI)
  const native = ready(new Decimal('0.1'))
  const gasUsd = new Decimal((compoundGas(pairFarm) * 5_000n).toString()).div(1e9).times('0.1')

  it('are of the account’s stake', () => {
    const { stake, gasUsd: fee, rates } = handCompoundingRates(testFarm(), price, native)
    // 3 LP tokens of $20.
    expect(valueOf(stake)).toEqual({ usd: new Decimal(60), isOwn: true })
    expect(valueOf(fee)?.toFixed()).toBe(gasUsd.toFixed())
    expect(valueOf(rates.monthly)?.toFixed(9)).toBe(
      compoundedAfterGas({ apr: new Decimal('0.3'), stakeUsd: new Decimal(60), gasUsd, timesPerYear: 12 }).toFixed(9),
    )
    expect(valueOf(rates.daily)?.lt(valueOf(rates.monthly) ?? 0)).toBe(true)
  })

  it('are of $1,000 without a stake, and without an account', () => {
    const unstaked = { ...testReads, holding: { ...testHolding, stake: ready(0n) } }
    for (const reads of [unstaked, { ...testReads, holding: undefined }])
      expect(valueOf(handCompoundingRates(testFarm({ reads }), price, native).stake)).toEqual({
        usd: new Decimal(1_000),
        isOwn: false,
      })
  })

  it('are absent where a part of them is, and failed with its retry', () => {
    const failed: Loadable<never> = { status: 'failed', retry: () => undefined }
    const rateOf = (...[farm, gas, coin]: Parameters<typeof handCompoundingRates>) =>
      handCompoundingRates(farm, gas, coin).rates.monthly
    expect(rateOf(testFarm(), failed, native).status).toBe('failed')
    expect(rateOf(testFarm(), price, LOADING).status).toBe('loading')
    expect(rateOf(testFarm(), price, ready(undefined))).toEqual(ready(undefined))
    expect(rateOf(testFarm(), ready(undefined), native)).toEqual(ready(undefined))
    const unpriced = { ...testReads, stakePrice: ready(undefined) }
    expect(rateOf(testFarm({ reads: unpriced }), price, native)).toEqual(ready(undefined))
    expect(rateOf(testFarm({ reads: { ...testReads, rewardApr: failed } }), price, native).status).toBe('failed')
  })
})
