import type { VaultDefinition, VaultProtocol } from '../vaultDefinition'

type Changes = Partial<Omit<VaultDefinition, 'id' | 'defi' | 'group' | 'deployVersion'>>

/** `CRO-USDC` of `vvs-cro-usdc`. */
const assetOf = (id: string) => id.slice(id.indexOf('-') + 1).toUpperCase()

/** A vault for an LP token in a farm; the id names protocol and pair. */
export function lpVault(
  id: string,
  defi: VaultProtocol,
  deployVersion: number,
  changes: Changes = {},
): VaultDefinition {
  const underlyingFriendlyName = `${assetOf(id)} LP`
  return { id, defi, group: 'lp', underlyingFriendlyName, deployVersion, strategyDescription: 'farmLp', ...changes }
}

/** A single-asset vault; the id names protocol and token. */
export function singleVault(
  id: string,
  defi: VaultProtocol,
  deployVersion: number,
  strategyDescription: VaultDefinition['strategyDescription'],
  changes: Changes = {},
): VaultDefinition {
  return {
    id,
    defi,
    group: 'single',
    underlyingFriendlyName: assetOf(id),
    deployVersion,
    strategyDescription,
    ...changes,
  }
}
