import type { ContractName, DeployedVault, Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { type Phase, phaseAt, type Schedule } from '@/lib/schedule'

/** A vault of the table whose yield can be read on this network, whether or not the vault itself is there. */
export interface YieldingVault extends VaultDefinition {
  readonly deployed: DeployedVault
}

/** A vault of the table that this network has. */
export interface Vault extends YieldingVault {
  /** Undefined where no strategy was created when the deployment was written: the factory knows better. */
  readonly listedShareToken: Address | undefined
}

/** What a vault needs of the network, and lacks. */
export type MissingPart = 'vault' | ContractName

export type VaultAvailability =
  | { readonly status: 'available'; readonly vault: Vault }
  /** Nothing can be sent; `observed` is there where its yield can still be read. */
  | { readonly status: 'missing'; readonly parts: readonly MissingPart[]; readonly observed?: YieldingVault }

/**
 * The vault on this network, or what of it is not deployed.
 * @param phase of its schedule by the chain's time; before a block is known, by the computer's
 */
export function vaultOnNetwork(
  network: Deployment,
  definition: VaultDefinition,
  phase: Phase['status'] = phaseAt(vaultSchedule(network, definition.id), Date.now() / 1000).status,
): VaultAvailability {
  const deployed = network.vaults.list[definition.id]
  const { multicall } = network.contracts
  const { vaultFactory } = network.vaults.contracts
  const parts: MissingPart[] = deployed?.shareToken === undefined ? ['vault'] : []
  if (multicall === undefined) parts.push('multicall')
  if (deployed?.shareToken === ZERO_ADDRESS && vaultFactory === undefined) parts.push('vaultFactory')
  if (deployed === undefined) return { status: 'missing', parts }
  const yielding = { ...inPhase(definition, phase), deployed }
  if (parts.length > 0) return { status: 'missing', parts, ...(multicall === undefined ? {} : { observed: yielding }) }
  const listedShareToken = deployed.shareToken === ZERO_ADDRESS ? undefined : deployed.shareToken
  return { status: 'available', vault: { ...yielding, listedShareToken } }
}

/** When a vault takes deposits, in Unix seconds. */
export function vaultSchedule({ vaults }: Pick<Deployment, 'vaults'>, id: string): Schedule {
  const { startDate, endDate } = vaults.list[id] ?? {}
  return { ...(startDate !== undefined && { from: startDate }), ...(endDate !== undefined && { until: endDate }) }
}

/** Before its start date a vault takes no deposits; from its end date on it is deprecated. */
function inPhase(definition: VaultDefinition, phase: Phase['status']): VaultDefinition {
  if (phase === 'live') return definition
  return { ...definition, ...(phase === 'ended' ? { isDeprecated: true } : { disableDeposit: true }) }
}
