import type { ContractName, DeployedVault, Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { type Phase, phaseAt, type Schedule } from '@/lib/schedule'

/** A vault whose yield can be read on this network, even if the vault itself is not deployed. */
export interface YieldingVault extends VaultDefinition {
  readonly deployed: DeployedVault
}

/** A vault that is deployed on this network. */
export interface Vault extends YieldingVault {
  /** Undefined if the vault had not been created when the deployment was written; the factory is asked then. */
  readonly listedShareToken: Address | undefined
}

/** A missing requirement of a vault. */
export type MissingPart = 'vault' | ContractName

export type VaultAvailability =
  | { readonly status: 'available'; readonly vault: Vault }
  /** Cannot be used; `observed` is present if its yield can still be read. */
  | { readonly status: 'missing'; readonly parts: readonly MissingPart[]; readonly observed?: YieldingVault }

/**
 * The vault on this network, or the missing contracts.
 * @param phase of its schedule in chain time, or computer time before the first block
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

/** When a vault accepts deposits, in Unix seconds. */
export function vaultSchedule({ vaults }: Pick<Deployment, 'vaults'>, id: string): Schedule {
  const { startDate, endDate } = vaults.list[id] ?? {}
  return { ...(startDate !== undefined && { from: startDate }), ...(endDate !== undefined && { until: endDate }) }
}

/** A vault accepts no deposits before its start date, and is deprecated from its end date. */
function inPhase(definition: VaultDefinition, phase: Phase['status']): VaultDefinition {
  if (phase === 'live') return definition
  return { ...definition, ...(phase === 'ended' ? { isDeprecated: true } : { disableDeposit: true }) }
}
