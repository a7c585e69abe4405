import { createDataSource, createManifest, createTemplate, type IndexedDeployment, type Manifest } from '../manifest.ts'

const VAULT = {
  abis: { Vault: '../../abis/Vault.json', Erc20: '../../abis/Erc20.json' },
  entities: ['Vault', 'VaultDeposit', 'VaultWithdrawal', 'VaultCompound', 'VaultHourData', 'VaultDayData'],
  handlers: {
    'Totals(uint256,uint256)': 'handleTotals',
    'Deposit(indexed address,uint256,uint256,uint256)': 'handleDeposit',
    'Withdraw(indexed address,uint256,uint256)': 'handleWithdraw',
    'Compound(indexed address,uint256,uint256,uint256)': 'handleCompound',
  },
} as const

/** Indexes the listed vaults, and those that the factory creates; undefined if the network has none. */
export function vaultsManifest(deployment: IndexedDeployment): Manifest | undefined {
  const { contracts, list } = deployment.vaults
  const vaults = Object.entries(list).flatMap(([id, { shareToken, deployBlock }]) =>
    shareToken === undefined
      ? []
      : [
          createDataSource(deployment, shareToken, {
            ...VAULT,
            name: id,
            ...(deployBlock === undefined ? {} : { startBlock: deployBlock }),
          }),
        ],
  )
  const factories =
    contracts.vaultFactory === undefined
      ? []
      : [
          createDataSource(deployment, contracts.vaultFactory, {
            name: 'VaultFactory',
            abis: { VaultFactory: '../../abis/VaultFactory.json' },
            entities: ['Vault'],
            handlers: { 'StrategyCreated(indexed address,indexed address)': 'handleStrategyCreated' },
          }),
        ]
  if (factories.length + vaults.length === 0) return undefined
  return createManifest([...factories, ...vaults], [createTemplate(deployment, { ...VAULT, name: 'Vault' })])
}
