import type { VaultDefinition } from './vaultDefinition'
import { farmVaults, ferroVaults } from './vaults/farms'
import { lendingVaults } from './vaults/lending'
import { vvsVaults } from './vaults/vvs'

/** Every vault there is. To add one is to add one entry, and its addresses to the deployments that have it. */
export const vaultTable: readonly VaultDefinition[] = [...lendingVaults, ...vvsVaults, ...ferroVaults, ...farmVaults]

const vaultById = new Map(vaultTable.map((vault) => [vault.id.toLowerCase(), vault]))

/** The vault of a path like /compound/VVS-VVS; the letter case does not matter. */
export function findVault(symbol: string): VaultDefinition | undefined {
  return vaultById.get(symbol.toLowerCase())
}
