import type { ContractName, DeployedVault, Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { ZERO_ADDRESS, type Address } from '@/lib/hex'

/** A vault of the table that this network has. */
export interface Vault extends VaultDefinition {
  readonly deployed: DeployedVault
  /** Undefined where no strategy was created when the deployment was written: the factory knows better. */
  readonly listedShareToken: Address | undefined
}

/** What a vault needs of the network, and lacks. */
export type MissingPart = 'vault' | ContractName

export type VaultAvailability =
  | { readonly status: 'available'; readonly vault: Vault }
  | { readonly status: 'missing'; readonly parts: readonly MissingPart[] }

/** The vault on this network, or what of it is not deployed. */
export function vaultOnNetwork(network: Deployment, definition: VaultDefinition): VaultAvailability {
  const deployed = network.vaults[definition.id]
  const parts: MissingPart[] = deployed === undefined ? ['vault'] : []
  if (network.contracts.multicall === undefined) parts.push('multicall')
  if (deployed?.shareToken === ZERO_ADDRESS && network.contracts.vaultFactory === undefined) parts.push('vaultFactory')
  if (deployed === undefined || parts.length > 0) return { status: 'missing', parts }
  const listedShareToken = deployed.shareToken === ZERO_ADDRESS ? undefined : deployed.shareToken
  return { status: 'available', vault: { ...definition, deployed, listedShareToken } }
}
