import { describe, expect, it } from 'vitest'
import type { Competition } from '@/domain/competition/competition'
import { PRIZE_GROUPS } from '@/domain/competition/model/ranks'
import { Decimal } from '@/lib/decimal'
import { chooseCompetition, elapsedShare, feesOf, prizeRows, ranksOfGroup } from './competitionView'

const named = (name: Competition['name']) => ({ name }) as Competition

describe('chooseCompetition', () => {
  const all = [named('past'), named('live'), named('coming')]

  it.each([
    ['past', 'past'],
    ['coming', 'coming'],
    [null, 'live'],
    ['<b>', 'live'],
  ] as const)('of %s is %s', (asked, name) => {
    expect(chooseCompetition(all, asked)?.name).toBe(name)
  })

  it('is the newest where the one asked for is missing', () => {
    expect(chooseCompetition([named('past')], 'coming')?.name).toBe('past')
    expect(chooseCompetition([], null)).toBeUndefined()
  })
})

describe('ranksOfGroup', () => {
  it('covers all ranks once', () => {
    expect([...PRIZE_GROUPS].reverse().map(ranksOfGroup)).toEqual([
      { first: 1, last: 1 },
      { first: 2, last: 10 },
      { first: 11, last: 100 },
      { first: 101, last: 500 },
      { first: 501, last: undefined },
    ])
  })
})

describe('elapsedShare', () => {
  it.each([
    [50, 0],
    [150, 0.5],
    [300, 1],
  ])('at %i is %d', (nowSec, share) => {
    expect(elapsedShare({ startSec: 100, endSec: 200 }, nowSec)).toBe(share)
  })
})

describe('prizeRows', () => {
  it('lists the best group first, and nothing before prizes are entered', () => {
    const rows = prizeRows({ tokenWei: [0n, 1n, 2n, 3n, 4n], points: [5n, 6n, 7n, 8n, 9n] })
    expect(rows[0]).toEqual({ group: 4, tokenWei: 4n, points: 9n })
    expect(rows.at(-1)).toEqual({ group: 0, tokenWei: 0n, points: 5n })
    expect(prizeRows({ tokenWei: [0n, 0n, 0n, 0n, 0n], points: [0n, 0n, 0n, 0n, 0n] })).toEqual([])
  })
})

describe('feesOf', () => {
  it('is the fee of the exchange on the volume', () => {
    expect(feesOf(new Decimal(2_000), { feeNumerator: 997, feeDenominator: 1_000 }).toFixed()).toBe('6')
  })
})
