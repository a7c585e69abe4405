import { describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { testDeployedVault, testNetwork, testVault } from './testVaults'
import { vaultOnNetwork } from './vault'

const definition = testVault()
const withVault = (change: Partial<typeof testDeployedVault> = {}, contracts = testNetwork.contracts): Deployment => ({
  ...testNetwork,
  contracts,
  vaults: { test: { ...testDeployedVault, ...change } },
})

describe('vaultOnNetwork', () => {
  it('says what is missing of a vault that is not deployed', () => {
    expect(vaultOnNetwork(testNetwork, definition)).toEqual({ status: 'missing', parts: ['vault'] })
    expect(vaultOnNetwork({ ...testNetwork, contracts: {} }, definition)).toEqual({ status: 'missing', parts: ['vault', 'multicall'] })
  })

  it('needs the factory only for a vault without a share token', () => {
    const { multicall } = testNetwork.contracts
    const withoutFactory = multicall === undefined ? {} : { multicall }
    expect(vaultOnNetwork(withVault({}, withoutFactory), definition).status).toBe('available')
    expect(vaultOnNetwork(withVault({ shareToken: ZERO_ADDRESS }, withoutFactory), definition)).toEqual({
      status: 'missing',
      parts: ['vaultFactory'],
    })
  })

  it('takes the zero address for a vault without a strategy', () => {
    const found = vaultOnNetwork(withVault({ shareToken: ZERO_ADDRESS }), definition)
    expect(found.status === 'available' && found.vault.listedShareToken).toBeUndefined()
  })
})
