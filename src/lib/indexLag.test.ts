import { describe, expect, it } from 'vitest'
import { indexLag } from './indexLag'

const head = { number: 1_000, timestampSec: 100_000 }

describe('indexLag', () => {
  it.each<[string, number, number | undefined, number | undefined]>([
    ['up to date', 1_000, 100_000, undefined],
    ['a few blocks behind', 990, 99_940, undefined],
    ['just not noticeable', 950, 99_701, undefined],
    ['noticeable', 950, 99_700, 300],
    ['hours behind', 10, 92_800, 7_200],
    ['ahead of the page', 1_002, 100_012, undefined],
    ['without a time, by its blocks', 949, undefined, 306],
    ['without a time, up to date', 999, undefined, undefined],
  ])('is %s', (_, number, timestampSec, behindSec) => {
    expect(indexLag({ number, timestampSec }, head, 6)).toEqual(
      behindSec === undefined ? undefined : { block: number, behindSec },
    )
  })
})
