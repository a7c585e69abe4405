import { describe, expect, it } from 'vitest'
import { testNetwork, testVault, UNDERLYING } from '@/domain/vault/testing/vaults'
import { addressOf } from '@/lib/testing/addresses'
import { zapTargets } from './zapTargets'

const network = { ...testNetwork, zap: { contracts: { zap: addressOf('9') } } }
const usdc = addressOf('4')

describe('zapTargets', () => {
  it('are CRO and USDC', () => {
    expect(zapTargets(testVault(), network)).toEqual([
      { symbol: 'CRO', path: `/zap?inputCurrency=${UNDERLYING}&outputCurrency=CRO` },
      { symbol: 'USDC', path: `/zap?inputCurrency=${UNDERLYING}&outputCurrency=${usdc}` },
    ])
  })

  it('are never the token itself, and nothing on a network without the zap', () => {
    expect(zapTargets(testVault({ isNative: true }), network).map(({ path }) => path)).toEqual([
      `/zap?inputCurrency=CRO&outputCurrency=${usdc}`,
    ])
    expect(zapTargets(testVault({}, { underlying: usdc }), network).map(({ symbol }) => symbol)).toEqual(['CRO'])
    expect(zapTargets(testVault(), testNetwork)).toEqual([])
  })
})
