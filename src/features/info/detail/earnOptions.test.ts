import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { venueId } from '@/domain/farm/stakeVenue'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { earnOptionsOf } from './earnOptions'

const { tokens, farms, vaults } = getDeployment()
const namesOf = (token: Address) => {
  const found = earnOptionsOf(getDeployment(), token)
  return { vaults: found.vaults.map(({ id }) => id), venues: found.venues.map(venueId) }
}

describe('earnOptionsOf', () => {
  it("are a pool's own farm and vault for its LP token", () => {
    const pool = vaults.list['vvs-cro-usdc']?.underlying ?? ZERO_ADDRESS
    expect(namesOf(pool)).toEqual({ vaults: ['vvs-cro-usdc'], venues: ['farm 2'] })
    const farm = farms.list.find(({ pid }) => pid === 1)
    expect(namesOf(farm?.lpToken ?? ZERO_ADDRESS).venues).toEqual(['farm 1'])
  })

  it('are those of a token and of its pools, CRO counting as WCRO', () => {
    const found = namesOf(tokens['WCRO']?.address ?? ZERO_ADDRESS)
    expect(found.vaults).toEqual(expect.arrayContaining(['single-cro', 'vvs-cro-usdc']))
    expect(found.venues).toEqual(expect.arrayContaining(['farm 1', 'farm 2']))
    expect(found.venues).not.toContain('farm 3')
  })

  it('are found in any case of the address, and none for an unknown one', () => {
    const wcro = tokens['WCRO']?.address ?? ZERO_ADDRESS
    expect(namesOf(`0x${wcro.slice(2).toUpperCase()}`)).toEqual(namesOf(wcro))
    expect(namesOf(`0x${'9'.repeat(40)}`)).toEqual({ vaults: [], venues: [] })
  })
})
