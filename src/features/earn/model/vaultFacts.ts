import type { Deployment } from '@/config/deployment'
import type { VaultDefinition, VaultGroup, VaultProtocol } from '@/config/vaultDefinition'

/** What is known of a vault before anything is read, as the finder needs it. */
export interface VaultFacts {
  readonly id: string
  readonly protocol: VaultProtocol
  readonly group: VaultGroup
  readonly isLending: boolean
  readonly isDeprecated: boolean
  readonly isNew: boolean
  /** The block in which it was made, where that is known. */
  readonly deployBlock: number | undefined
  /** Symbols of what is deposited: one, or those of a pair. */
  readonly tokens: readonly string[]
  /** All words that a search may find it by, one after the other, in lower case, without addresses. */
  readonly text: string
  /** Each word of its name and its protocol, in lower case. */
  readonly words: readonly string[]
  /** Share token, what is deposited, the pair's tokens, old vaults: in lower case, without their 0x. */
  readonly addresses: readonly string[]
}

/** `CRO` and `USDC` of `CRO-USDC LP`. */
function tokensOf(friendlyName: string): readonly string[] {
  return friendlyName.replace(/ LP$/, '').split('-')
}

/** @param definition as it is on this network and at this time */
export function vaultFacts(definition: VaultDefinition, network: Deployment): VaultFacts {
  const { id, defi, group, underlyingFriendlyName } = definition
  const deployed = network.vaults[id]
  const pair = (deployed?.pairTokens ?? []).map((symbol) => network.tokens[symbol]?.address)
  const addresses = [deployed?.shareToken, deployed?.underlying, ...pair, ...(deployed?.migrateOldVaults ?? [])]
  const words = searchWords(`${underlyingFriendlyName} ${defi} ${id}`)
  return {
    id,
    protocol: defi,
    group,
    isLending: definition.strategyDescription === 'lending',
    isDeprecated: definition.isDeprecated === true,
    isNew: definition.isNew === true,
    deployBlock: deployed?.deployBlock,
    tokens: tokensOf(underlyingFriendlyName),
    text: words.join(' '),
    words: [...new Set(words)],
    addresses: addresses.filter((address) => address !== undefined).map((address) => address.slice(2).toLowerCase()),
  }
}

/** The words of a search or of a name: in lower case, whatever parts them. Marks alone are a word that no name has. */
export function searchWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? text.match(/\S+/gu) ?? []
}
