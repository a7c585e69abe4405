import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { stakePath } from './stakePath'
import { getStakeVenues, type StakeVenue, stakeContract, stakedCurrency, stakeVenues, venueId } from './stakeVenue'

const { farms } = getDeployment()
const ids = (venues: readonly StakeVenue[]) => venues.map(venueId)

function venueOf(id: string): StakeVenue {
  const venue = getStakeVenues().find((each) => venueId(each) === id)
  if (venue === undefined) throw new Error(`There is no ${id}`)
  return venue
}

describe('stakeVenues', () => {
  it('are every farm and pool and the automatic vault, each stake once', () => {
    expect(ids(getStakeVenues())).toEqual([
      ...farms.list.flatMap(({ pid }) => (pid === 0 ? [] : [`farm ${pid}`])),
      'auto',
      ...farms.pools.map(({ sousId }) => `pool ${sousId}`),
    ])
  })

  it("have the farm's pool 0 among the farms where there is no manual pool, and then no automatic vault", () => {
    const pools = farms.pools.filter(({ kind }) => kind !== 'manual')
    const venues = ids(stakeVenues({ ...getDeployment(), farms: { ...farms, pools } }))
    expect(venues).toContain('farm 0')
    expect(venues).not.toContain('auto')
  })

  it('are none on a network without them', () => {
    expect(stakeVenues({ ...getDeployment(), farms: { contracts: {}, list: [], pools: [] } })).toEqual([])
  })

  it('hold what is staked', () => {
    const holding = ['farm 1', 'pool 7', 'auto'].map(venueOf)
    expect(holding.map((venue) => stakedCurrency(venue).symbol)).toEqual(['DIAL-CRO LP', 'CRO', 'DIAL'])
    expect(holding.map(stakeContract)).toEqual([
      farms.contracts.masterChef,
      farms.pools.find(({ sousId }) => sousId === 7)?.contract,
      farms.contracts.cakeVault,
    ])
  })
})

describe('stakePath', () => {
  it('finds the farm or pool in its list', () => {
    expect(stakePath(venueOf('farm 1'), false)).toBe('/farms?q=DIAL-CRO+LP')
    expect(stakePath(venueOf('pool 1'), false)).toBe('/pools?q=TONIC+DIAL')
    expect(stakePath(venueOf('pool 0'), false)).toBe('/pools?q=DIAL')
    expect(stakePath(venueOf('auto'), false)).toBe('/pools')
  })

  it('leads to the finished pools after the end; farms are in one list', () => {
    expect(stakePath(venueOf('pool 9'), true)).toBe('/pools?q=PHOTON+stUSD&state=finished')
    expect(stakePath(venueOf('farm 5'), true)).toBe('/farms?q=SYRUP-CRO+LP')
  })
})
