import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { namedContracts, vaultName } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, isSameAddress, shortenHex, ZERO_ADDRESS } from '@/lib/hex'

/** A token and spender that may have an allowance. */
export interface AllowancePair {
  /** `nft`: all NFTs of a collection. */
  readonly kind: 'token' | 'nft'
  readonly token: Address
  readonly spender: Address
}

/** An allowance to read. */
export interface AllowanceQuestion extends AllowancePair {
  readonly symbol: string
  /** Label used instead of a symbol. */
  readonly label?: TranslatableText
  /** Undefined if it has to be read from the token. */
  readonly decimals: number | undefined
  /** Undefined for a contract that is not in the deployment. */
  readonly spenderName: TranslatableText | undefined
}

/** A token whose allowances are checked. */
interface KnownToken {
  readonly address: Address
  readonly symbol: string
  readonly label?: TranslatableText
  readonly decimals: number
}

export interface AllowanceSources {
  readonly network: Deployment
  readonly definitions: readonly VaultDefinition[]
  /** Custom tokens of the user. */
  readonly added: readonly KnownToken[]
  /** Pairs found in the approval logs. */
  readonly found: readonly AllowancePair[]
}

/** Tokens of the deployment, deposit tokens and share tokens of its vaults, without duplicates. */
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
    // Share tokens have the decimals of their deposit token.
    const taken = { address: underlying, symbol, decimals: underlyingDecimals }
    return shareToken === ZERO_ADDRESS
      ? [taken]
      : [taken, { address: shareToken, symbol, label: vaultName(definition), decimals: underlyingDecimals }]
  })
  return new Map([...added, ...ofVaults, ...ofNetwork].map((token) => [token.address.toLowerCase(), token]))
}

/** Each vault's deposit token, for the vault and its older versions. */
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

/** What farms, pools and the automatic vault stake, for each of them, and what pays for tickets and profiles. */
function stakingPairs({
  farms,
  lottery,
  profile,
  squad,
  raffle,
  ifos,
  claims,
  contracts: { product },
  tokens,
}: Deployment): readonly AllowancePair[] {
  const { masterChef, cakeVault, stakeWrapper } = farms.contracts
  const pair = (token: Address | undefined, spender: Address | undefined): readonly AllowancePair[] =>
    token === undefined || spender === undefined ? [] : [{ kind: 'token', token, spender }]
  return [
    ...farms.list.flatMap(({ lpToken }) => pair(lpToken, masterChef)),
    // CRO needs no allowance.
    ...farms.pools
      .filter(({ kind }) => kind !== 'nativeStake')
      .flatMap(({ stakedToken, contract }) => pair(tokens[stakedToken]?.address, contract)),
    ...pair(product, cakeVault),
    ...pair(product, lottery.contracts.lottery),
    ...pair(product, profile?.contracts.profile),
    ...pair(product, profile?.contracts.bunnyFactory),
    ...(squad?.editions ?? []).flatMap(({ sale }) => pair(product, sale)),
    ...pair(product, raffle?.contracts.raffle),
    ...(ifos?.list ?? []).flatMap(({ contract }) => pair(ifos?.lpToken, contract)),
    ...pair(product, claims?.earlyBunnies),
    // Its tokens can only be read from it; the logs show those that the deployment does not list.
    ...Object.values(tokens).flatMap(({ address }) => pair(address, claims?.swapPool)),
    ...pair(product, stakeWrapper),
  ]
}

const pairKey = ({ kind, token, spender }: AllowancePair): string => `${kind} ${token} ${spender}`.toLowerCase()

/** Option NFTs, for the exercise contract. */
function optionPairs({ nft }: Deployment): readonly AllowancePair[] {
  const { optionNft, optionExercise } = nft.contracts
  return optionNft === undefined || optionExercise === undefined
    ? []
    : [{ kind: 'nft', token: optionNft, spender: optionExercise }]
}

/** Adds the vaults created after the deployment file was written. @param created share tokens by vault id */
export function withCreatedVaults(network: Deployment, created: ReadonlyMap<string, Address>): Deployment {
  const vaults = Object.entries(network.vaults.list).map(([id, vault]) => {
    const shareToken = created.get(id)
    return [id, shareToken === undefined || shareToken === ZERO_ADDRESS ? vault : { ...vault, shareToken }] as const
  })
  return { ...network, vaults: { ...network.vaults, list: Object.fromEntries(vaults) } }
}

/**
 * Allowances to read, without duplicates: known tokens for the contracts that accept any token, deposit tokens for
 * their vaults, staked tokens for farms, pools and the lottery, option NFTs for the exercise contract, and pairs found in
 * the logs.
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
  for (const pair of [
    ...found,
    ...anyToken,
    ...vaultPairs(network, definitions),
    ...stakingPairs(network),
    ...optionPairs(network),
  ])
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
