import { callReading, constantReading, loadableReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import type { Deployment } from '@/config/deployment'
import { infoTokenPath, routes, vaultPath } from '@/config/routes'
import { vaultPlace } from '@/config/vaultDefinition'
import type { UnclaimedRewards } from '@/domain/farm/stakeReads'
import type { StakeVenue } from '@/domain/farm/stakeVenue'
import { loyaltyBalanceReading, optionBalanceReading } from '@/domain/nft/reads'
import type { Exchange } from '@/domain/pair/exchange'
import { sortTokens } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { lpPriceReading, type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { type Currency, type ListedToken, nativeCurrency, type TokenSource } from '@/domain/token/currency'
import { nativeBalanceReading, tokenBalanceReading } from '@/domain/token/reads'
import { findTokenByAddress } from '@/domain/token/token'
import { extraRewardsReading, paysExtraRewards } from '@/domain/vault/extraRewardReads'
import type { EventSource } from '@/domain/vault/history/positionHistory'
import type { ExtraReward } from '@/domain/vault/model/extraRewards'
import { compoundedReading, earnedWeiReading, pendingReading } from '@/domain/vault/reads'
import { type Vault, type YieldingVault } from '@/domain/vault/vault'
import { isWithoutYield, underlyingPriceReading } from '@/domain/vault/yieldReads'
import { type Address, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { PositionName } from './model/position'

const NO_PRICE: PriceReading = constantReading(undefined)

/** An asset that the account may hold, with its readings. Details are read only for a non-zero balance. */
export interface Asset extends PositionName {
  readonly amount: Reading<bigint>
  /** Absent if its type has no price. */
  readonly price?: PriceReading
  /** Base units, with pending rewards. */
  readonly earned?: Reading<bigint>
  /** For vaults. */
  readonly rewards?: { readonly pending: Reading<bigint>; readonly compounded: Reading<bigint> }
  /** Extra rewards. Absent if its type has none. */
  readonly extraRewards?: Reading<readonly ExtraReward[]>
  /** Share token whose events determine the profit. */
  readonly shares?: EventSource & { readonly amount: Reading<bigint> }
  /** The vault whose yield it earns; absent if it earns nothing. */
  readonly earningVault?: Vault
  /** The farm or pool in which it is staked; absent if it is not a stake. */
  readonly venue?: StakeVenue
  /** Absent if its rewards can't be collected. */
  readonly unclaimed?: UnclaimedRewards
  /** Whether its farm or pool has finished, and the route of the page that manages it then. Absent if it never does. */
  readonly end?: { readonly hasEnded: Reading<boolean>; readonly path: string }
  /** See `Position`. */
  readonly isOptional?: true
}

/** Assets of a vault: its share token and those of its older versions. */
export function vaultAssets(
  network: Deployment,
  vault: Vault,
  shareToken: Loadable<Address | undefined>,
  account: Address,
): readonly Asset[] {
  const common = {
    vaultId: vault.id,
    name: vault.underlyingFriendlyName,
    protocol: vaultPlace(vault),
    path: vaultPath(vault.id),
    symbol: vault.underlyingFriendlyName,
    decimals: vault.deployed.underlyingDecimals,
    price: underlyingPriceReading(network, vault),
  }
  const { deployBlock = network.startBlock, migrateOldVaults } = vault.deployed
  const old = migrateOldVaults.map(
    (token): Asset => ({
      ...common,
      id: `${vault.id} ${token}`,
      note: { kind: 'old' },
      ...shareTokenAsset(token, account, network.startBlock),
    }),
  )
  const current: Omit<Asset, 'amount'> = {
    ...common,
    id: vault.id,
    ...(vault.isDeprecated ? { note: { kind: 'ended' } } : {}),
    ...(isWithoutYield(vault) ? {} : { earningVault: vault }),
  }
  if (!('value' in shareToken)) return [...old, { ...current, amount: loadableReading(shareToken) }]
  const token = shareToken.value
  if (token === undefined) return old
  const extra = paysExtraRewards(vault) ? { extraRewards: extraRewardsReading(network, vault) } : {}
  return [...old, { ...current, ...shareTokenAsset(token, account, deployBlock), ...extra }]
}

function shareTokenAsset(
  token: Address,
  account: Address,
  sinceBlock: number,
): Pick<Asset, 'contract' | 'amount' | 'earned' | 'rewards' | 'shares'> {
  return {
    contract: token,
    amount: callReading(vaultContract(token).updatedBalanceOf(account)),
    earned: earnedWeiReading(token, account),
    rewards: { pending: pendingReading(token, account), compounded: compoundedReading(token, account) },
    shares: { token, sinceBlock, amount: callReading(erc20Contract(token).balanceOf(account)) },
  }
}

/** LP tokens that vaults accept, without duplicates. @param isOpen whether the vault accepts deposits */
export function lpAssets(
  network: Deployment,
  vaults: readonly YieldingVault[],
  isOpen: (vaultId: string) => boolean,
  account: Address,
): readonly Asset[] {
  const vaultsByToken = new Map<string, YieldingVault[]>()
  for (const vault of vaults) {
    const { underlying, pairTokens, yieldSource } = vault.deployed
    if (pairTokens === undefined && yieldSource.kind !== 'ferro') continue
    const key = underlying.toLowerCase()
    vaultsByToken.set(key, [...(vaultsByToken.get(key) ?? []), vault])
  }
  return [...vaultsByToken.values()].flatMap((sameToken) => {
    const vault = sameToken.find(({ id }) => isOpen(id)) ?? sameToken[0]
    if (vault === undefined) return []
    const { underlying, underlyingDecimals } = vault.deployed
    return [
      {
        id: underlying.toLowerCase(),
        vaultId: vault.id,
        name: vault.underlyingFriendlyName,
        protocol: vaultPlace(vault),
        ...(isOpen(vault.id) ? { path: vaultPath(vault.id) } : {}),
        contract: underlying,
        symbol: vault.underlyingFriendlyName,
        decimals: underlyingDecimals,
        amount: tokenBalanceReading(underlying, account),
        price: underlyingPriceReading(network, vault),
      },
    ]
  })
}

/**
 * LP tokens of listed pools. Only pools of the exchange with two tokens of the deployment are priced: anyone may list a
 * contract that calls itself a pool.
 */
export function poolAssets(
  network: Deployment,
  exchange: Exchange | undefined,
  pools: readonly ListedToken[],
  account: Address,
): readonly Asset[] {
  return pools.map((currency) => {
    const { address, symbol, decimals, pair, source } = currency
    const [a, b] = (pair ?? []).map((token) => findTokenByAddress(network, token))
    const isOwn = exchange && a && b && isSameAddress(pairAddress(exchange, a, b), address)
    const [left, right] = isOwn ? sortTokens(a, b) : []
    return {
      id: address.toLowerCase(),
      name: symbol,
      path: routes.liquidity,
      contract: address,
      currency,
      symbol,
      decimals,
      amount: tokenBalanceReading(address, account),
      price: left && right ? lpPriceReading(network, address, [left.symbol, right.symbol]) : NO_PRICE,
      ...(isDeployed(source) ? {} : { isOptional: true }),
    }
  })
}

/** The coin and listed tokens. Only tokens of the deployment are priced: a list may name its tokens as it likes. */
export function tokenAssets(network: Deployment, tokens: readonly ListedToken[], account: Address): readonly Asset[] {
  const coin = nativeCurrency(network)
  const amount = nativeBalanceReading(network, account)
  const isIndexed = network.subgraphs['exchange'] !== undefined
  const native: readonly Asset[] =
    amount === undefined
      ? []
      : [{ ...tokenName(coin), id: coin.address, amount, price: tokenPriceReading(network, 'WCRO') }]
  return [
    ...native,
    ...tokens.map(
      (token): Asset => ({
        ...tokenName(token),
        id: token.address.toLowerCase(),
        contract: token.address,
        ...(isIndexed && { path: infoTokenPath(token.address) }),
        amount: tokenBalanceReading(token.address, account),
        price: isDeployed(token.source) ? tokenPriceReading(network, token.symbol) : NO_PRICE,
        ...(isDeployed(token.source) ? {} : { isOptional: true }),
      }),
    ),
  ]
}

function isDeployed(source: TokenSource | undefined): boolean {
  return source?.kind === 'deployment'
}

function tokenName(currency: Currency): Omit<PositionName, 'id'> {
  const { symbol, name, decimals } = currency
  return { name: symbol, symbol, decimals, currency, ...(name === symbol ? {} : { protocol: name }) }
}

/** The NFTs of this network. @param names display names */
export function nftAssets(
  {
    nft: {
      contracts: { optionNft, loyaltyNft },
    },
  }: Deployment,
  names: { readonly option: string; readonly loyalty: string },
  account: Address,
): readonly Asset[] {
  const nft = (name: string, contract: Address, amount: Reading<bigint>): Asset => ({
    id: contract,
    name,
    path: routes.nft,
    contract,
    symbol: 'NFT',
    decimals: 0,
    amount,
  })
  return [
    ...(optionNft === undefined ? [] : [nft(names.option, optionNft, optionBalanceReading(optionNft, account))]),
    ...(loyaltyNft === undefined ? [] : [nft(names.loyalty, loyaltyNft, loyaltyBalanceReading(loyaltyNft, account))]),
  ]
}
