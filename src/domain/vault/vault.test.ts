import { describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { phaseAt } from '@/lib/schedule'
import { testDeployedVault, testNetwork, testVault } from './testing/vaults'
import { vaultOnNetwork, vaultSchedule } from './vault'

const definition = testVault()
const withVault = (
  change: Partial<typeof testDeployedVault> = {},
  contracts: Deployment['vaults']['contracts'] = testNetwork.vaults.contracts,
): Deployment => ({
  ...testNetwork,
  vaults: { contracts, list: { test: { ...testDeployedVault, ...change } } },
})

describe('vaultOnNetwork', () => {
  it('lists the missing contracts of a vault', () => {
    expect(vaultOnNetwork(testNetwork, definition)).toEqual({ status: 'missing', parts: ['vault'] })
    expect(vaultOnNetwork({ ...testNetwork, contracts: {} }, definition)).toEqual({
      status: 'missing',
      parts: ['vault', 'multicall'],
    })
  })

  it('needs the factory only without a share token', () => {
    expect(vaultOnNetwork(withVault({}, {}), definition).status).toBe('available')
    expect(vaultOnNetwork(withVault({ shareToken: ZERO_ADDRESS }, {}), definition)).toMatchObject({
      status: 'missing',
      parts: ['vaultFactory'],
    })
  })

  it('allows reading the yield of an undeployed vault', () => {
    const { shareToken, ...elsewhere } = testDeployedVault
    expect(shareToken).not.toBe(ZERO_ADDRESS)
    const network: Deployment = { ...testNetwork, vaults: { contracts: {}, list: { test: elsewhere } } }
    expect(vaultOnNetwork(network, definition)).toMatchObject({
      status: 'missing',
      parts: ['vault'],
      observed: { deployed: elsewhere },
    })
    expect(vaultOnNetwork({ ...network, contracts: {} }, definition)).not.toHaveProperty('observed')
  })

  it('accepts no deposits before the start date, and is deprecated from the end date', () => {
    const network = withVault({ startDate: 1_000, endDate: 2_000 })
    const at = (nowSec: number) => {
      const found = vaultOnNetwork(network, definition, phaseAt(vaultSchedule(network, definition.id), nowSec).status)
      return found.status === 'available' ? [found.vault.disableDeposit, found.vault.isDeprecated] : undefined
    }
    expect([at(999), at(1_000), at(1_999), at(2_000)]).toEqual([
      [true, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, true],
    ])
  })

  it('treats the zero address as not created yet', () => {
    const found = vaultOnNetwork(withVault({ shareToken: ZERO_ADDRESS }), definition)
    expect(found.status === 'available' && found.vault.listedShareToken).toBeUndefined()
  })
})
