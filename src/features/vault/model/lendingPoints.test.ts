import { describe, expect, it } from 'vitest'
import { blockPace } from '@/domain/vault/model/blockPace'
import { supplyAprPoints, utilizationPoints } from './lendingPoints'

const points = [
  { timeSec: 1, utilization: 0n, supplyRate: 0n },
  // Three quarters; 1e-9 per block or second.
  { timeSec: 2, utilization: 75n * 10n ** 16n, supplyRate: 10n ** 9n },
]

describe('history of a lending market', () => {
  it('shows the utilization in per cent', () => {
    expect(utilizationPoints(points, 'en-US')).toEqual([
      { timeSec: 1, value: 0, text: '0 %' },
      { timeSec: 2, value: 75, text: '75 %' },
    ])
  })

  it("multiplies the rate by a year's blocks or seconds", () => {
    const textsOf = (kind: Parameters<typeof supplyAprPoints>[1]) =>
      supplyAprPoints(points, kind, blockPace(6), 'en-US').map(({ text }) => text)
    // 1e-9 x 14,400 x 365 and 1e-9 x 86,400 x 365
    expect(textsOf('supplyRatePerBlock')).toEqual(['0 %', '0.5256 %'])
    expect(textsOf('supplyRatePerTimestamp')).toEqual(['0 %', '3.1536 %'])
  })
})
