import { describe, expect, it } from 'vitest'
import { liquidityPoints, sharePricePoints } from './historyPoints'

const points = [
  { timeSec: 1, assets: 0n, shares: 0n },
  { timeSec: 2, assets: 1_500_000n, shares: 1_000_000n },
]
const units = { decimals: 6, asset: 'USDC', locale: 'en-US' }

describe('history', () => {
  it('has a share price where there are shares', () => {
    expect(sharePricePoints(points, units)).toEqual([{ timeSec: 2, value: 1.5, text: '1.5 USDC' }])
  })

  it('has what the vault held in the deposited token', () => {
    expect(liquidityPoints(points, units).map(({ value, text }) => [value, text])).toEqual([
      [0, '0 USDC'],
      [1.5, '1.5 USDC'],
    ])
  })
})
