import { describe, expect, it } from 'vitest'
import { testVault, UNDERLYING } from '@/domain/vault/testing/vaults'
import { addLink, removeLink } from './assetLinks'

describe('where the deposited token is had and left', () => {
  it('is the zap, with CRO by its code', () => {
    expect([addLink(testVault()), removeLink(testVault())]).toEqual([
      `/zap?outputCurrency=${UNDERLYING}`,
      `/zap?inputCurrency=${UNDERLYING}`,
    ])
    expect(addLink(testVault({ isNative: true }))).toBe('/zap?outputCurrency=CRO')
  })

  it('is the swap for a token that is traded', () => {
    const vault = testVault({ showTrade: true })
    expect([addLink(vault), removeLink(vault)]).toEqual([
      `/swap?outputCurrency=${UNDERLYING}`,
      `/swap?inputCurrency=${UNDERLYING}`,
    ])
  })

  it("is the vault's own site where it has one", () => {
    const vault = testVault({ addLpUrl: 'https://add.example', removeLpUrl: 'https://remove.example' })
    expect([addLink(vault), removeLink(vault)]).toEqual(['https://add.example', 'https://remove.example'])
  })
})
