import { describe, expect, it } from 'vitest'
import { findVault, vaultTable } from './vaultTable'

/** The ids that the specification lists, with their special properties. */
const NAMED = [
  'single-cro',
  'single-usdc',
  'single-btc',
  'single-eth',
  'single-tonic',
  'vvs-vvs',
  'vvs-cro-ful',
  'vvs-cro-lion',
  'vvs-lion-usdc',
  'ferro-cro-lcro',
  'v3s-v3s-vvs',
  'candycity-cro-usdc',
]

describe('vaultTable', () => {
  it('finds a vault in any case', () => {
    expect(findVault('VVS-vvs')?.id).toBe('vvs-vvs')
    expect(findVault('no-such-vault')).toBeUndefined()
  })

  it('has no duplicate ids', () => {
    const ids = vaultTable.map((vault) => vault.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every vault of the specification, on all of its 18 protocols', () => {
    expect(NAMED.filter((id) => findVault(id) === undefined)).toEqual([])
    expect(new Set(vaultTable.map(({ defi }) => defi)).size).toBe(18)
  })

  it.each([
    ['single-cro', '1', 0],
    ['single-usdc', '1', 300],
    ['single-btc', '0.0001', 100],
    ['single-eth', '0.001', 100],
    ['single-tonic', '1', 2200],
    ['vvs-vvs', undefined, undefined],
  ])('%s pays out at least %s, with %s additional basis points of TONIC', (id, minimum, tonicApy) => {
    expect(findVault(id)?.minWithdrawal).toBe(minimum)
    expect(findVault(id)?.tonicApy).toBe(tonicApy)
  })

  it("derives each vault's underlying name", () => {
    expect(findVault('vvs-cro-eth')?.underlyingFriendlyName).toBe('CRO-ETH LP')
    expect(findVault('single-btc')?.underlyingFriendlyName).toBe('BTC')
  })
})
