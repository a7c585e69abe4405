import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { namedContracts, vaultName } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, isSameAddress, shortenHex, ZERO_ADDRESS } from '@/lib/hex'

/** Who may take what, by an approval that the account gave or may have given. */
export interface AllowancePair {
  /** `nft`: all NFTs of a collection. */
  readonly kind: 'token' | 'nft'
  readonly token: Address
  readonly spender: Address
}

/** An allowance to ask for. */
export interface AllowanceQuestion extends AllowancePair {
  readonly symbol: string
  /** What it is called instead of its symbol. */
  readonly label?: TranslatableText
  /** Undefined where only the token itself can tell. */
  readonly decimals: number | undefined
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

export interface AllowanceSources {
  readonly network: Deployment
  readonly definitions: readonly VaultDefinition[]
  /** Tokens that the user added. */
  readonly added: readonly KnownToken[]
  /** What the logs of the chain tell of. */
  readonly found: readonly AllowancePair[]
}

/** The deployment's tokens, what its vaults take, and their shares; each once. */
function knownTokens({ network, definitions, added }: AllowanceSources): ReadonlyMap<string, KnownToken> {
  const ofNetwork = Object.entries(network.tokens).map(([symbol, { address, decimals }]) => ({
    address,
    symbol,
    decimals,
  }))
  const ofVaults = definitions.flatMap((definition) => {
    const { id, underlyingFriendlyName: symbol } = definition
    const { underlying, underlyingDecimals, shareToken = ZERO_ADDRESS } = network.vaults.list[id] ?? {}
    if (underlying === undefined || underlyingDecimals === undefined) return []
    // A vault's shares have the decimals of what it takes.
    const taken = { address: underlying, symbol, decimals: underlyingDecimals }
    return shareToken === ZERO_ADDRESS
      ? [taken]
      : [taken, { address: shareToken, symbol, label: vaultName(definition), decimals: underlyingDecimals }]
  })
  return new Map([...added, ...ofVaults, ...ofNetwork].map((token) => [token.address.toLowerCase(), token]))
}

/** What each vault takes, to the vault and to its older versions. */
function vaultPairs(network: Deployment, definitions: readonly VaultDefinition[]): readonly AllowancePair[] {
  return definitions.flatMap(({ id }) => {
    const { underlying: token, shareToken = ZERO_ADDRESS, migrateOldVaults = [] } = network.vaults.list[id] ?? {}
    if (token === undefined) return []
    return [...migrateOldVaults, ...(shareToken === ZERO_ADDRESS ? [] : [shareToken])].map((spender) => ({
      kind: 'token',
      token,
      spender,
    }))
  })
}

const pairKey = ({ kind, token, spender }: AllowancePair): string => `${kind} ${token} ${spender}`.toLowerCase()

/** The options, to who burns them. */
function optionPairs({ nft }: Deployment): readonly AllowancePair[] {
  const { optionNft, optionExercise } = nft.contracts
  return optionNft === undefined || optionExercise === undefined
    ? []
    : [{ kind: 'nft', token: optionNft, spender: optionExercise }]
}

/** With the vaults that the factory made since the deployment was written. @param created share tokens by vault id */
export function withCreatedVaults(network: Deployment, created: ReadonlyMap<string, Address>): Deployment {
  const vaults = Object.entries(network.vaults.list).map(([id, vault]) => {
    const shareToken = created.get(id)
    return [id, shareToken === undefined || shareToken === ZERO_ADDRESS ? vault : { ...vault, shareToken }] as const
  })
  return { ...network, vaults: { ...network.vaults, list: Object.fromEntries(vaults) } }
}

/**
 * Which allowances are worth asking for: any known token to the contracts that take any, each vault's own to the vault,
 * the options to who burns them, and what the logs tell. No pair twice.
 */
export function allowanceQuestions(sources: AllowanceSources): readonly AllowanceQuestion[] {
  const { network, definitions, found } = sources
  const tokens = knownTokens(sources)
  const names = namedContracts(network, definitions)
  const router = network.exchange?.contracts.router
  const { zap } = network.zap.contracts
  const { optionNft } = network.nft.contracts
  const takers = [router, zap, ...(network.exchange?.migrateFrom ?? []).map((origin) => origin.router)].filter(
    (taker) => taker !== undefined,
  )
  const anyToken = [...tokens.values()].flatMap(({ address: token }) =>
    takers.map((spender): AllowancePair => ({ kind: 'token', token, spender })),
  )
  const pairs = new Map<string, AllowancePair>()
  for (const pair of [...found, ...anyToken, ...vaultPairs(network, definitions), ...optionPairs(network)])
    pairs.set(pairKey(pair), pair)
  return [...pairs.values()].map((pair): AllowanceQuestion => {
    const spenderName = names.get(pair.spender.toLowerCase())?.name
    if (pair.kind === 'nft') {
      const symbol = optionNft !== undefined && isSameAddress(pair.token, optionNft) ? 'NFT' : shortenHex(pair.token)
      return { ...pair, symbol, decimals: 0, spenderName }
    }
    const { symbol = shortenHex(pair.token), label, decimals } = tokens.get(pair.token.toLowerCase()) ?? {}
    return { ...pair, symbol, ...(label && { label }), decimals, spenderName }
  })
}
