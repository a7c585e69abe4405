import { describe, expect, it } from 'vitest'
import type { DatedEntry } from '@/domain/vault/history/positionTimeline'
import { changeText, valuePoints } from './timelineView'

const units = { symbol: 'CRO', decimals: 3, locale: 'en-US' }
const entry = (change: Partial<DatedEntry>): DatedEntry => ({
  kind: 'deposit',
  timeSec: 10,
  amount: 1_500n,
  value: 1_500n,
  count: 1,
  ...change,
})

describe('valuePoints', () => {
  it('has one point a second, and none whose value is not known', () => {
    const points = valuePoints(
      [
        entry({ value: undefined }),
        entry({ timeSec: 20, value: 1_000n }),
        entry({ timeSec: 20, value: 2_000n }),
        entry({ timeSec: 30, value: 2_500n }),
      ],
      units,
    )
    expect(points).toEqual([
      { timeSec: 20, value: 2, text: '2 CRO' },
      { timeSec: 30, value: 2.5, text: '2.5 CRO' },
    ])
  })
})

describe('changeText', () => {
  it.each<[DatedEntry['kind'], bigint, string]>([
    ['deposit', 1_500n, '+1.5'],
    ['received', 1_500n, '+1.5'],
    ['compound', 1n, '+0.001'],
    ['compound', 0n, '0'],
    ['compound', -2n, '−0.002'],
    ['withdraw', 1_500n, '−1.5'],
    ['sent', 1_500n, '−1.5'],
  ])('of a %s of %s is %s', (kind, amount, text) => {
    expect(changeText(entry({ kind, amount }), units)).toMatchObject({ text, full: `${text} CRO`, unit: 'CRO' })
  })
})
