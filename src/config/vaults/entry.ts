import type { VaultDefinition, VaultProtocol } from '../vaultDefinition'

type Changes = Partial<Omit<VaultDefinition, 'id' | 'defi' | 'group' | 'deployVersion'>>

/** `CRO-USDC` of `vvs-cro-usdc`. */
const assetOf = (id: string) => id.slice(id.indexOf('-') + 1).toUpperCase()

/** The vault of a pair's LP token in a farm; the id says whose farm and which pair. */
export function lpVault(
  id: string,
  defi: VaultProtocol,
  deployVersion: number,
  changes: Changes = {},
): VaultDefinition {
  const underlyingFriendlyName = `${assetOf(id)} LP`
  return { id, defi, group: 'lp', underlyingFriendlyName, deployVersion, strategyDescription: 'farmLp', ...changes }
}

/** The vault of one token; the id says where it works and which token. */
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
