import { describe, expect, it } from 'vitest'
import { groupOf, rankTeams as rankByNode } from '../../../../devnet/competition/ranks'
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
  it.each([1, 2, 10, 11, 100, 101, 500, 501])('of rank %i is what the organizer enters', (rank) => {
    expect(groupOfRank(rank, new Decimal(5))).toBe(groupOf(rank, 5n))
    expect(groupOfRank(rank, new Decimal(0))).toBe(groupOf(rank, 0n))
  })
})

describe('rankTeams', () => {
  const rows = [row(1, 1, 50), row(2, 1, 70), row(3, 2, 200), row(4, 1, 70), row(5, 3, 0)]
  const teams = new Map([1, 2, 3].map((id) => [id, rows.filter(({ teamId }) => teamId === id)] as const))

  it('ranks as the organizer does, equal volumes by their registration', () => {
    const volumes = new Map(rows.map(({ address, volume }) => [address as string, BigInt(volume.toFixed())]))
    const expected = rankByNode(
      rows.map(({ address, teamId }) => ({ account: address, teamId })),
      volumes,
      3,
    )
    const ranked = rankTeams(teams)
    expect(ranked.map(({ teamId }) => teamId)).toEqual(expected.map(({ teamId }) => teamId))
    expect(ranked.map(({ competitors }) => competitors.map(({ address, rank, group }) => [address, rank, group]))).toEqual(
      expected.map(({ competitors }) => competitors.map(({ account, rank, group }) => [account, rank, group])),
    )
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
