import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'

/** The texts that a search for a vault looks at. */
interface VaultSearchTexts {
  readonly texts: readonly string[]
  /** Share token, underlying token, the tokens of a pair, old vaults. */
  readonly addresses: readonly string[]
  readonly vocabulary: readonly string[]
}

/** @param definition in its phase on this network */
export function vaultSearchTexts(definition: VaultDefinition, network: Deployment): VaultSearchTexts {
  const { id, defi, underlyingFriendlyName } = definition
  const deployed = network.vaults.list[id]
  const pair = (deployed?.pairTokens ?? []).map((symbol) => network.tokens[symbol]?.address)
  const addresses = [deployed?.shareToken, deployed?.underlying, ...pair, ...(deployed?.migrateOldVaults ?? [])]
  return {
    texts: [underlyingFriendlyName, defi, id],
    addresses: addresses.filter((address) => address !== undefined),
    vocabulary: [...tokensOf(underlyingFriendlyName), defi],
  }
}

/** `CRO` and `USDC` of `CRO-USDC LP`. */
function tokensOf(friendlyName: string): readonly string[] {
  return friendlyName.replace(/ LP$/, '').split('-')
}
