import { describe, expect, it } from 'vitest'
import { findVault, vaultTable } from './vaultTable'

describe('vaultTable', () => {
  it('finds a vault in any letter case', () => {
    expect(findVault('VVS-vvs')?.id).toBe('vvs-vvs')
    expect(findVault('no-such-vault')).toBeUndefined()
  })

  it('names each vault once, in kebab case', () => {
    const ids = vaultTable.map((vault) => vault.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([])
  })

  it.each([
    ['single-cro', '1'],
    ['single-usdc', '1'],
    ['single-btc', '0.0001'],
    ['single-eth', '0.001'],
    ['single-tonic', '1'],
    ['vvs-vvs', undefined],
  ])('%s pays out at least %s', (id, minimum) => {
    expect(findVault(id)?.minWithdrawal).toBe(minimum)
  })
})
