import { describe, expect, it } from 'vitest'
import { committedWei, openClaims, openCommitmentWei, pointsState, type SaleAccount } from './account'
import { ACCOUNT, CLAIMED, ONE, SALE } from './testing/sales'

const committed = (amountWei: bigint): SaleAccount => ({
  ...ACCOUNT,
  pools: ACCOUNT.pools.map((pool) => (pool.name === 'unlimited' ? { ...pool, amountWei } : pool)),
})

describe('openClaims', () => {
  it('are the commitments that are not harvested, once the sale is finished', () => {
    expect(openClaims(ACCOUNT, 'live')).toEqual([])
    expect(openClaims(ACCOUNT, 'finished')).toMatchObject([{ name: 'unlimited', offeringWei: 100n * ONE }])
    expect(openClaims(CLAIMED, 'finished')).toEqual([])
  })

  it('leave LP tokens in the sale until then', () => {
    expect([committedWei(CLAIMED), openCommitmentWei(CLAIMED)]).toEqual([50n * ONE, 0n])
    expect(openCommitmentWei(ACCOUNT)).toBe(50n * ONE)
  })
})

describe('pointsState', () => {
  it.each([
    ['none', { ...SALE, points: undefined }, ACCOUNT, 'live'],
    ['open', SALE, committed(10n * ONE - 1n), 'live'],
    // Exactly the threshold is enough, as the contract checks it.
    ['reached', SALE, committed(10n * ONE), 'live'],
    ['withHarvest', SALE, committed(10n * ONE), 'finished'],
    ['missed', SALE, committed(10n * ONE - 1n), 'finished'],
    ['missed', { ...SALE, minimumWei: 10_000n * ONE }, ACCOUNT, 'finished'],
    ['claimable', SALE, CLAIMED, 'finished'],
    ['claimable', SALE, { ...CLAIMED, canGetPoints: true }, 'finished'],
    ['profile', SALE, { ...CLAIMED, canGetPoints: false }, 'finished'],
    ['claimed', SALE, { ...CLAIMED, hasClaimedPoints: true }, 'finished'],
  ] as const)('is %s', (state, sale, account, phase) => {
    expect(pointsState(sale, account, phase)).toBe(state)
  })
})
