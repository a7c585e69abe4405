import { describe, expect, it } from 'vitest'
import { countTraits, filterTraits } from './traits.ts'

const row = (tokenId: bigint, traits: Readonly<Record<string, string>>) => ({
  tokenId,
  attributes: Object.entries(traits).map(([traitType, value]) => ({ traitType, value })),
})
const rows = [
  row(1n, { Sky: 'Teal', Moon: 'Full' }),
  row(2n, { Sky: 'Teal', Moon: 'New' }),
  row(3n, { Sky: 'Violet', Moon: 'Full' }),
  row(4n, {}),
]
const idsWhere = (filter: Readonly<Record<string, readonly string[]>>) =>
  filterTraits(rows, new Map(Object.entries(filter).map(([trait, values]) => [trait, new Set(values)]))).map(
    ({ tokenId }) => tokenId,
  )

describe('traits', () => {
  it('are counted by value', () => {
    expect(countTraits(rows)).toEqual({ Sky: { Teal: 2, Violet: 1 }, Moon: { Full: 2, New: 1 } })
    expect(countTraits([row(1n, { constructor: 'toString' })])).toEqual(
      Object.assign(Object.create(null) as object, { constructor: { toString: 1 } }),
    )
  })

  it('filter tokens that have one of the values of each trait', () => {
    expect(idsWhere({ Sky: ['Teal'] })).toEqual([1n, 2n])
    expect(idsWhere({ Sky: ['Teal', 'Violet'], Moon: ['Full'] })).toEqual([1n, 3n])
    expect(idsWhere({ Sky: ['Teal'], Land: ['Dunes'] })).toEqual([])
    expect(idsWhere({})).toEqual([])
  })
})
