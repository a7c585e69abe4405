import type { VaultDefinition, VaultStrategy } from './vaultDefinition'
import { vaultTable } from './vaultTable'

/** What tells a vault apart from the others that take the same token; empty if there are none. */
export interface VaultTraits {
  readonly strategy?: VaultStrategy
  /** Present if another vault of the same protocol takes the token too. */
  readonly version?: number
}

const byToken = new Map<string, readonly VaultDefinition[]>()
for (const vault of vaultTable) {
  const { underlyingFriendlyName: token } = vault
  byToken.set(token, [...(byToken.get(token) ?? []), vault])
}

/** The traits of a vault of the table; with the name and `vaultPlace` they name it uniquely. */
export function vaultTraits({
  id,
  defi,
  underlyingFriendlyName,
  strategyDescription,
  deployVersion,
}: VaultDefinition): VaultTraits {
  const others = byToken.get(underlyingFriendlyName)?.filter((other) => other.id !== id) ?? []
  return {
    ...(others.length > 0 && { strategy: strategyDescription }),
    ...(others.some((other) => other.defi === defi) && { version: deployVersion }),
  }
}
