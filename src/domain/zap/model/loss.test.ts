import { describe, expect, it } from 'vitest'
import { ALPHA } from '@/domain/zap/testing/pairs'
import { agreedLossBps, isDeploymentToken, zapLoss } from './loss'

const quote = { amountOut: 990_000n, amountAtPrice: 1_000_000n, amountAfterFees: 1_000_000n, steps: [] }

describe('what a zap loses', () => {
  it('is its price impact where the chain gives what the pools do', () => {
    expect(zapLoss(quote, 990_000n, false)).toEqual({ totalBps: 100, impactBps: 100, keptBps: 0 })
    expect(zapLoss(quote, undefined, false)).toEqual({ totalBps: 100, impactBps: 100, keptBps: 0 })
  })

  it('is the price impact of the chain where the pools have just moved', () => {
    expect(zapLoss(quote, 987_000n, false)).toEqual({ totalBps: 130, impactBps: 130, keptBps: 0 })
    expect(zapLoss(quote, 1_010_000n, false)).toEqual({ totalBps: 0, impactBps: 0, keptBps: 0 })
  })

  it('is told apart where a token keeps a part of its transfers', () => {
    expect(zapLoss(quote, 871_200n, false)).toEqual({ totalBps: 1288, impactBps: 100, keptBps: 1200 })
  })

  it('is price impact of tokens that are known to arrive whole', () => {
    expect(zapLoss(quote, 871_200n, true)).toEqual({ totalBps: 1288, impactBps: 1288, keptBps: 0 })
  })

  it('is everything where nothing arrives', () => {
    expect(zapLoss(quote, 0n, false)).toEqual({ totalBps: 10_000, impactBps: 100, keptBps: 10_000 })
  })

  it('is agreed to up to the next whole per cent', () => {
    expect([501, 600, 1288].map(agreedLossBps)).toEqual([600, 600, 1300])
  })
})

describe('isVouchedFor', () => {
  it('is the native coin and what this network names', () => {
    expect(isDeploymentToken({ address: 'native' })).toBe(true)
    expect(isDeploymentToken({ address: ALPHA, source: { kind: 'deployment' } })).toBe(true)
    expect(isDeploymentToken({ address: ALPHA, source: { kind: 'exchange' } })).toBe(false)
    expect(isDeploymentToken({ address: ALPHA })).toBe(false)
  })
})
