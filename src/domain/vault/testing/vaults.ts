import type { DeployedVault, Deployment } from '@/config/deployment'
import { emptyDeployment } from '@/config/testing/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import type { Vault } from '@/domain/vault/vault'
import { addressOf } from '@/lib/testing/addresses'

export const SHARE_TOKEN = addressOf('1')
export const UNDERLYING = addressOf('2')
export const ACCOUNT = addressOf('a')
export const CHEF = addressOf('c')
export const PRICE_ROUTER = addressOf('d')
export const MULTICALL = addressOf('e')
export const FACTORY = addressOf('f')

export const testNetwork: Deployment = {
  ...emptyDeployment,
  contracts: { multicall: MULTICALL },
  prices: { contracts: { priceRouter: PRICE_ROUTER } },
  tokens: {
    WCRO: { address: addressOf('3'), decimals: 18, name: 'Wrapped CRO' },
    USDC: { address: addressOf('4'), decimals: 6, name: 'USD Coin' },
    DAI: { address: addressOf('5'), decimals: 18, name: 'Dai' },
    VVS: { address: addressOf('6'), decimals: 18, name: 'VVS' },
  },
  vaults: { contracts: { vaultFactory: FACTORY }, list: {} },
}

const definition: VaultDefinition = {
  id: 'test',
  defi: 'VVS',
  group: 'lp',
  underlyingFriendlyName: 'CRO-USDC LP',
  deployVersion: 14,
  strategyDescription: 'farmLp',
}

export const testDeployedVault: DeployedVault = {
  shareToken: SHARE_TOKEN,
  underlying: UNDERLYING,
  underlyingDecimals: 18,
  pairTokens: ['WCRO', 'USDC'],
  yieldSource: { kind: 'farmPerBlock', chef: CHEF, poolId: 1, rewardToken: 'VVS', rewarders: [] },
  migrateOldVaults: [],
  deployBlock: 0,
}

/** An LP vault with overrides. */
export function testVault(change: Partial<Vault> = {}, deployed: Partial<DeployedVault> = {}): Vault {
  return { ...definition, listedShareToken: SHARE_TOKEN, ...change, deployed: { ...testDeployedVault, ...deployed } }
}
