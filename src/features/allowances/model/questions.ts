import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { namedContracts, vaultName } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, shortenHex, ZERO_ADDRESS } from '@/lib/hex'

/** An allowance that the account may have given. */
export interface AllowanceQuestion {
  /** `nft`: all NFTs of a collection. */
  readonly kind: 'token' | 'nft'
  readonly token: Address
  readonly symbol: string
  /** What it is called instead of its symbol. */
  readonly label?: TranslatableText
  /** Undefined where only the token itself can tell. */
  readonly decimals: number | undefined
  readonly spender: Address
  /** Undefined for a contract that the deployment does not name. */
  readonly spenderName: TranslatableText | undefined
}

/** A token that may be allowed. */
interface KnownToken {
  readonly address: Address
  readonly symbol: string
  readonly label?: TranslatableText
  readonly decimals: number
}

/** An approval of the account's, found in the logs of the chain. */
export interface FoundApproval {
  readonly token: Address
  readonly spender: Address
}

const SHARE_DECIMALS = 18

export interface AllowanceSources {
  readonly network: Deployment
  readonly definitions: readonly VaultDefinition[]
  /** Tokens that the user added. */
  readonly added: readonly KnownToken[]
  readonly found: readonly FoundApproval[]
}

/** The deployment's tokens, what its vaults take, and their shares; each once. */
function knownTokens({ network, definitions, added }: AllowanceSources): ReadonlyMap<string, KnownToken> {
  const ofNetwork = Object.entries(network.tokens).map(([symbol, { address, decimals }]) => ({ address, symbol, decimals }))
  const ofVaults = definitions.flatMap((definition) => {
    const { id, underlyingFriendlyName: symbol } = definition
    const { underlying, underlyingDecimals, shareToken = ZERO_ADDRESS } = network.vaults[id] ?? {}
    if (underlying === undefined || underlyingDecimals === undefined) return []
    const taken = { address: underlying, symbol, decimals: underlyingDecimals }
    return shareToken === ZERO_ADDRESS ? [taken] : [taken, { address: shareToken, symbol, label: vaultName(definition), decimals: SHARE_DECIMALS }]
  })
  return new Map([...added, ...ofVaults, ...ofNetwork].map((token) => [token.address.toLowerCase(), token]))
}

/** What each vault takes, to the vault and to its older versions. */
function vaultPairs(network: Deployment, definitions: readonly VaultDefinition[]): readonly FoundApproval[] {
  return definitions.flatMap(({ id }) => {
    const { underlying: token, shareToken = ZERO_ADDRESS, migrateOldVaults = [] } = network.vaults[id] ?? {}
    if (token === undefined) return []
    return [...migrateOldVaults, ...(shareToken === ZERO_ADDRESS ? [] : [shareToken])].map((spender) => ({ token, spender }))
  })
}

/** With the vaults that the factory made since the deployment was written. @param created share tokens by vault id */
export function withCreatedVaults(network: Deployment, created: ReadonlyMap<string, Address>): Deployment {
  const vaults = Object.entries(network.vaults).map(([id, vault]) => {
    const shareToken = created.get(id)
    return [id, shareToken === undefined || shareToken === ZERO_ADDRESS ? vault : { ...vault, shareToken }] as const
  })
  return { ...network, vaults: Object.fromEntries(vaults) }
}

/**
 * Which allowances are worth asking for: any known token to the contracts that take any, each vault's own to the vault,
 * what the logs tell, and the NFTs to who burns them. No pair twice.
 */
export function allowanceQuestions(sources: AllowanceSources): readonly AllowanceQuestion[] {
  const { network, definitions, found } = sources
  const tokens = knownTokens(sources)
  const names = namedContracts(network, definitions)
  const { router, zap, optionNft, optionExercise } = network.contracts
  const takers = [router, zap, ...(network.exchange?.migrateFrom ?? []).map((origin) => origin.router)].filter((taker) => taker !== undefined)
  const anyToken = [...tokens.values()].flatMap(({ address: token }) => takers.map((spender) => ({ token, spender })))
  const pairs = new Map([...anyToken, ...vaultPairs(network, definitions), ...found].map((pair) => [`${pair.token}-${pair.spender}`.toLowerCase(), pair]))
  const ofTokens = [...pairs.values()].map(({ token, spender }): AllowanceQuestion => {
    const known = tokens.get(token.toLowerCase())
    return {
      kind: 'token',
      token,
      symbol: known?.symbol ?? shortenHex(token),
      ...(known?.label && { label: known.label }),
      decimals: known?.decimals,
      spender,
      spenderName: names.get(spender.toLowerCase())?.name,
    }
  })
  if (optionNft === undefined || optionExercise === undefined) return ofTokens
  const nft = { kind: 'nft', token: optionNft, symbol: 'NFT', decimals: 0, spender: optionExercise, spenderName: names.get(optionExercise.toLowerCase())?.name } as const
  return [...ofTokens, nft]
}
