import { type ContractName, type Deployment, namedAddresses } from '@/config/deployment'
import { type VaultDefinition, vaultPlace } from '@/config/vaultDefinition'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'

/** A contract that the deployment names. */
export interface NamedContract {
  readonly address: Address
  readonly name: TranslatableText
}

/** What a vault is called, whichever contract it is. */
export function vaultName(definition: VaultDefinition): TranslatableText {
  return { key: 'contracts.vault', values: nameValues(definition) }
}

function nameValues(definition: VaultDefinition) {
  return { asset: definition.underlyingFriendlyName, protocol: vaultPlace(definition) }
}

function vaultContracts(network: Deployment, definition: VaultDefinition): NamedContract[] {
  const { shareToken = ZERO_ADDRESS, migrateOldVaults = [] } = network.vaults.list[definition.id] ?? {}
  const old = { key: 'contracts.oldVault', values: nameValues(definition) }
  return [
    ...(shareToken === ZERO_ADDRESS ? [] : [{ address: shareToken, name: vaultName(definition) }]),
    ...migrateOldVaults.map((address) => ({ address, name: old })),
  ]
}

/** Every contract of the deployment that a transaction may go to, by its address in lower case; no two names for one. */
export function namedContracts(
  network: Deployment,
  definitions: readonly VaultDefinition[],
): ReadonlyMap<string, NamedContract> {
  const tokens = Object.entries(network.tokens).map(([symbol, { address }]) => ({
    address,
    name: { key: 'contracts.token', values: { symbol } },
  }))
  const contracts = Object.entries(namedAddresses(network)).flatMap(([contract, address]) =>
    // Multicall only reads: nothing is sent to it, and an allowance to it would be anybody's.
    contract === 'multicall'
      ? []
      : [{ address, name: { key: `contracts.${contract as Exclude<ContractName, 'multicall'>}` as const } }],
  )
  const others = (network.exchange?.migrateFrom ?? []).map(({ name, router }) => ({
    address: router,
    name: { key: 'contracts.otherRouter', values: { exchange: name } },
  }))
  const all = [
    ...tokens,
    ...definitions.flatMap((definition) => vaultContracts(network, definition)),
    ...others,
    ...contracts,
  ]
  return new Map(all.map((contract) => [contract.address.toLowerCase(), contract]))
}
