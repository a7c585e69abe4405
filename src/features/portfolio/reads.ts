import { callReading, loadableReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import type { Deployment } from '@/config/deployment'
import { routes, vaultPath } from '@/config/routes'
import { vaultPlace } from '@/config/vaultDefinition'
import { loyaltyBalanceReading, optionBalanceReading } from '@/domain/nft/reads'
import type { PriceReading } from '@/domain/price/reads'
import { tokenBalanceReading } from '@/domain/token/reads'
import { extraRewardsReading, paysExtraRewards } from '@/domain/vault/extraRewardReads'
import type { ExtraReward } from '@/domain/vault/model/extraRewards'
import { compoundedReading, earnedWeiReading, pendingReading } from '@/domain/vault/reads'
import { type Vault, type YieldingVault } from '@/domain/vault/vault'
import { underlyingPriceReading } from '@/domain/vault/yieldReads'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { PositionNote } from './model/position'

/** An asset that the account may hold, with its readings. Details are read only for a non-zero balance. */
export interface Asset {
  readonly id: string
  readonly name: string
  readonly protocol?: string
  readonly note?: PositionNote
  readonly path?: string
  readonly contract?: Address
  readonly symbol: string
  readonly decimals: number
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
  readonly shares?: { readonly token: Address; readonly sinceBlock: number; readonly amount: Reading<bigint> }
}

/** Assets of a vault: its share token and those of its older versions. */
export function vaultAssets(
  network: Deployment,
  vault: Vault,
  shareToken: Loadable<Address | undefined>,
  account: Address,
): readonly Asset[] {
  const common = {
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
