import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { singleFarm, testFarm, testHolding, testReads } from '../testing/farms'
import { farmRoiTerms } from './farmRoi'

describe('farmRoiTerms', () => {
  it('project the rewards in LP tokens, with the trading fees beside them', () => {
    const terms = farmRoiTerms(testFarm({ feeApr: new Decimal('0.04') }))
    expect(terms).toMatchObject({ symbol: 'DIAL-CRO LP', decimals: 18, isCompounding: true, paidIn: 'DIAL' })
    // The APR is 30 %; (1 + 0.3 / 365 x 30)^12 x (1 + 0.3 / 365 x 5) - 1 with monthly compounds.
    expect(terms?.gain(365, 'never').toFixed(6)).toBe('0.300000')
    expect(terms?.gain(365, 30).toFixed(6)).toBe('0.345011')
    expect(terms?.feeApr?.toFixed()).toBe('0.04')
    expect(terms?.feeOf(10n ** 18n)).toBe(0n)
  })

  it('start from what is staked and what can be', () => {
    // 3 staked and 5 in the wallet.
    expect(farmRoiTerms(testFarm())?.balanceWei).toBe(8n * 10n ** 18n)
    const unread = { ...testReads, holding: { ...testHolding, stake: LOADING } }
    expect(farmRoiTerms(testFarm({ reads: unread }))?.balanceWei).toBeUndefined()
    expect(farmRoiTerms(testFarm({ reads: { ...testReads, holding: undefined } }))?.balanceWei).toBeUndefined()
  })

  it('say nothing of another token where the rewards are of the same', () => {
    expect(farmRoiTerms(testFarm({ farm: singleFarm }))?.paidIn).toBeUndefined()
  })

  it('are undefined without rewards, and while their rate is unknown', () => {
    for (const rewardApr of [LOADING, ready(undefined), ready(new Decimal(0))])
      expect(farmRoiTerms(testFarm({ reads: { ...testReads, rewardApr } }))).toBeUndefined()
  })
})
