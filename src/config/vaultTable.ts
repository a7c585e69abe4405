import type { VaultDefinition } from './vaultDefinition'
import { farmVaults, ferroVaults } from './vaults/farms'
import { lendingVaults } from './vaults/lending'
import { vvsVaults } from './vaults/vvs'

/** All vaults. A new vault needs an entry here, and its addresses in the deployments. */
export const vaultTable: readonly VaultDefinition[] = [...lendingVaults, ...vvsVaults, ...ferroVaults, ...farmVaults]

const vaultById = new Map(vaultTable.map((vault) => [vault.id.toLowerCase(), vault]))

/** Finds a vault by its id in a path such as /compound/VVS-VVS, ignoring case. */
export function findVault(symbol: string): VaultDefinition | undefined {
  return vaultById.get(symbol.toLowerCase())
}
