import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'

/** What a vault is found by. */
interface VaultSearchTexts {
  readonly texts: readonly string[]
  /** Share token, what is deposited, the pair's tokens, old vaults. */
  readonly addresses: readonly string[]
  readonly vocabulary: readonly string[]
}

/** @param definition as it is on this network and at this time */
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
