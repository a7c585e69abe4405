import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { netText } from './croText'
import { parseEpoch } from './parseEpoch'
import { playerTexts } from './playerText'
import { lineWindow, priceLine } from './priceLine'
import { priceChange, priceText } from './priceText'

describe('prices', () => {
  it.each([
    [9_834_567n, '$0.098346', '$0.09834567'],
    [150_000_000n, '$1.5000', '$1.5'],
    [123_456_789_012n, '$1,234.5679', '$1,234.56789012'],
  ])('of %s are written as %s', (answer, text, full) => {
    expect(priceText(answer, 'en-US')).toEqual({ text, full })
  })

  it.each([
    [10_000_000n, 10_001_200n, 'up', '$0.000012'],
    [10_000_000n, 9_999_900n, 'down', '$0.000001'],
    [10_000_000n, 9_999_990n, 'down', '<$0.000001'],
    [10_000_000n, 10_000_000n, 'same', '$0'],
  ] as const)('from %s to %s have moved %s by %s', (lock, now, direction, text) => {
    expect(priceChange(lock, now, 'en-US')).toEqual({ direction, text })
  })
})

describe('the price line', () => {
  const points = [
    { timeSec: 0, price: 1 },
    { timeSec: 50, price: 3 },
  ]

  it('holds each price until the next, from the lowest to the highest', () => {
    const line = priceLine(points, { price: 2, timeSec: 25 }, 100)
    expect(line).toEqual({ path: 'M0 90H50V10H100', lockY: 50, nowY: 10, lockX: 25, lowest: 1, highest: 3 })
  })

  it('has no lock before the answers that are shown, and is flat for a price that stands still', () => {
    expect(priceLine(points, { price: 2, timeSec: -1 }, 100).lockX).toBeUndefined()
    expect(priceLine([{ timeSec: 0, price: 1 }], undefined, 0)).toMatchObject({ path: 'M0 50H100', nowY: 50 })
  })
})

describe('the answers that are drawn', () => {
  const answers = [0, 5_000, 5_100].map((updatedSec) => ({ updatedSec }))

  it('are those of the last half hour, or all if they are too few for a line', () => {
    expect(lineWindow(answers, 5_150)).toEqual({ answers: answers.slice(1), endSec: 5_150 })
    expect(lineWindow(answers.slice(0, 2), 5_150)).toEqual({ answers: answers.slice(0, 2), endSec: 5_150 })
    expect(lineWindow([], 5_150)).toEqual({ answers: [], endSec: 5_150 })
  })

  it('are the last ones of an oracle that has stopped, and the line ends soon after them', () => {
    expect(lineWindow(answers, 90_000)).toEqual({ answers: answers.slice(1), endSec: 5_280 })
  })
})

describe('an epoch in the address', () => {
  it.each([
    ['1', 1],
    ['120', 120],
    ['0', undefined],
    ['01', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['x', undefined],
    ['', undefined],
    ['9'.repeat(30), undefined],
  ])('"%s" is %s', (text, epoch) => {
    expect(parseEpoch(text)).toBe(epoch)
  })
})

describe('results', () => {
  it('have their sign', () => {
    expect([5n * 10n ** 18n, -5n * 10n ** 18n, 0n].map((wei) => netText(wei, 'en-US'))).toEqual([
      '+5 CRO',
      '−5 CRO',
      '0 CRO',
    ])
  })

  it('of a player are rounded', () => {
    const player = {
      address: `0x${'a'.repeat(40)}`,
      bets: 12,
      settledBets: 10,
      wonBets: 6,
      totalCro: new Decimal('1234.56789'),
      winRate: new Decimal('60'),
      netCro: new Decimal('-3.5'),
    } as const
    expect(playerTexts(player, 'en-US')).toEqual({
      net: '−3.5 CRO',
      total: '1,234.5679 CRO',
      rate: '60 %',
      won: '6',
      settled: '10',
    })
  })
})
