import { describe, expect, it } from 'vitest'
import { depositToken } from './depositToken'
import { testDeployedVault, testNetwork, UNDERLYING } from './testing/vaults'

describe('depositToken', () => {
  it('returns the underlying, and both tokens of a pair', () => {
    const network = { ...testNetwork, vaults: { contracts: {}, list: { test: testDeployedVault } } }
    const pair = [testNetwork.tokens['WCRO']?.address, testNetwork.tokens['USDC']?.address]
    expect(depositToken(network, 'test')).toEqual({ address: UNDERLYING, pair })
    expect(depositToken(testNetwork, 'test')).toBeUndefined()
  })
})
