import { describe, expect, it } from 'vitest'
import { vaultPlace } from './vaultDefinition'
import { findVault, vaultTable } from './vaultTable'
import { vaultTraits } from './vaultTraits'

const traitsOf = (id: string) => {
  const vault = findVault(id)
  return vault && vaultTraits(vault)
}

describe('vaultTraits', () => {
  it('tells every vault of the table apart from the others of its token', () => {
    const names = vaultTable.map((vault) => {
      const { strategy = '', version = '' } = vaultTraits(vault)
      return [vault.underlyingFriendlyName, vaultPlace(vault), strategy, version].join(' ')
    })
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('names the strategy for a token with several vaults, and the version within one protocol', () => {
    expect(traitsOf('vvs-vvs')).toEqual({ strategy: 'farmSingle' })
    expect(traitsOf('singlefi-vvs')).toEqual({ strategy: 'lending' })
    expect(traitsOf('single-usdc')).toEqual({ strategy: 'lending', version: 9 })
    expect(traitsOf('singlefi-usdc')).toEqual({ strategy: 'lending', version: 10 })
  })

  it('adds nothing to the only vault of a token', () => {
    expect(traitsOf('single-eth')).toEqual({})
  })
})
