import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { type Competitor, groupOfRank, mergeTeams, nextGroup, rankTeams } from './ranks'

const row = (index: number, teamId: number, volume: number): Competitor => ({
  address: `0x${String(index).padStart(40, '0')}`,
  teamId,
  registration: index,
  volume: new Decimal(volume),
  trades: 1,
})

describe('groupOfRank', () => {
  it.each([
    [1, 4],
    [2, 3],
    [10, 3],
    [11, 2],
    [100, 2],
    [101, 1],
    [500, 1],
    [501, 0],
  ])('of rank %i is %i', (rank, group) => {
    expect(groupOfRank(rank, new Decimal(5))).toBe(group)
  })

  it('is 0 without a trade', () => {
    expect(groupOfRank(1, new Decimal(0))).toBe(0)
  })
})

describe('rankTeams', () => {
  const rows = [row(1, 1, 50), row(2, 1, 70), row(3, 2, 200), row(4, 1, 70), row(5, 3, 0)]
  const teams = new Map([1, 2, 3].map((id) => [id, rows.filter(({ teamId }) => teamId === id)] as const))

  it('ranks accounts by volume, equal ones by their registration, and teams by their sum', () => {
    const ranked = rankTeams(teams)
    expect(
      ranked.map(({ teamId, competitors }) => [
        teamId,
        competitors.map(({ registration, rank, group }) => [registration, rank, group]),
      ]),
    ).toEqual([
      [2, [[3, 1, 4]]],
      [
        1,
        [
          [2, 1, 4],
          [4, 2, 3],
          [1, 3, 3],
        ],
      ],
      [3, [[5, 1, 0]]],
    ])
    expect(ranked.map(({ place, volume }) => [place, volume.toFixed()])).toEqual([
      [1, '200'],
      [2, '190'],
      [3, '0'],
    ])
  })

  it('merges the teams by volume', () => {
    expect(mergeTeams(rankTeams(teams)).map(({ registration }) => registration)).toEqual([3, 2, 4, 1, 5])
  })
})

describe('nextGroup', () => {
  const [team] = rankTeams(new Map([[1, [row(1, 1, 100), row(2, 1, 60)]]]))
  const competitors = team?.competitors ?? []

  it('needs more volume than the last one in the group above', () => {
    const next = nextGroup(competitors, { group: 3, volume: new Decimal(60) })
    expect([next?.group, next?.missing.toFixed()]).toEqual([4, '40.01'])
  })

  it('needs any volume where the group above has room', () => {
    const next = nextGroup(competitors, { group: 0, volume: new Decimal(0) })
    expect([next?.group, next?.missing.toFixed()]).toEqual([1, '0.01'])
  })

  it('is undefined in the best group', () => {
    expect(nextGroup(competitors, { group: 4, volume: new Decimal(100) })).toBeUndefined()
  })
})
