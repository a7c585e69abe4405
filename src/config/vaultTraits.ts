import type { VaultDefinition, VaultStrategy } from './vaultDefinition'
import { vaultTable } from './vaultTable'

/** What tells a vault apart from the others that take the same token; empty if there are none. */
export interface VaultTraits {
  readonly strategy?: VaultStrategy
  /** Present if another vault of the same protocol takes the token too. */
  readonly version?: number
}

/** The traits of a vault of the table; with the name and `vaultPlace` they name it uniquely. */
export function vaultTraits(vault: VaultDefinition): VaultTraits {
  const sameToken = byToken.get(vault.underlyingFriendlyName) ?? []
  if (!sameToken.some(({ id }) => id !== vault.id)) return {}
  const isShared = sameToken.some(({ id, defi }) => id !== vault.id && defi === vault.defi)
  return { strategy: vault.strategyDescription, ...(isShared && { version: vault.deployVersion }) }
}

const byToken = new Map<string, VaultDefinition[]>()
for (const vault of vaultTable) {
  const sameToken = byToken.get(vault.underlyingFriendlyName)
  if (sameToken === undefined) byToken.set(vault.underlyingFriendlyName, [vault])
  else sameToken.push(vault)
}
