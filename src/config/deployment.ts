import deploymentJson from 'virtual:deployment'
import type { Address } from '@/lib/hex'

/** A token as the deployment knows it. `symbol` is the key in `Deployment.tokens`. */
export interface DeployedToken {
  readonly address: Address
  readonly decimals: number
  readonly name: string
}

/** Where a vault's yield comes from on this network. One formula a kind, in domain/vault/model/apy. */
export type YieldSource =
  | {
      readonly kind: 'farmPerBlock'
      readonly chef: Address
      readonly poolId: number
      /** Symbol of the token that the farm pays. */
      readonly rewardToken: string
      readonly rewarders: readonly { readonly rewardMasterChef: Address; readonly rewardToken: string }[]
    }
  | { readonly kind: 'supplyRatePerBlock'; readonly market: Address }
  | { readonly kind: 'supplyRatePerTimestamp'; readonly market: Address }

/** The chain's side of one vault; what is the same on every network stands in the vault table. */
export interface DeployedVault {
  /** The zero address where no strategy was created yet; the factory is asked then. */
  readonly shareToken: Address
  /** The token that is deposited: an ERC-20, WCRO for a native vault, or an LP pair. */
  readonly underlying: Address
  readonly underlyingDecimals: number
  /** Symbols of the pair's two tokens, in the pair's own order; absent for a single token. */
  readonly pairTokens?: readonly [string, string]
  readonly yieldSource: YieldSource
  readonly migrateOldVaults: readonly Address[]
  readonly deployBlock: number
}

export type ContractName =
  | 'multicall'
  | 'wcro'
  | 'factory'
  | 'router'
  | 'priceRouter'
  | 'masterChef'
  | 'vaultFactory'
  | 'product'
  | 'croLock'
  | 'optionNft'
  | 'optionExercise'
  | 'loyaltyNft'
  | 'loyaltyClaim'
  | 'zap'
  | 'bridge'

/** One network: chain metadata, addresses, services, windows. Checked by deployment.schema.json at build. */
export interface Deployment {
  readonly network: 'cronos' | 'cronos-testnet' | 'devnet'
  readonly chainName: string
  readonly chainId: number
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 }
  readonly rpcUrls: readonly string[]
  readonly explorerUrl: string
  /** Seconds a block. Near 6, which the specification's block constants assume, yields use those constants. */
  readonly defaultBlockTimeSec: number
  readonly startBlock: number
  /** Absent contracts are not deployed on this network. */
  readonly contracts: Readonly<Partial<Record<ContractName, Address>>>
  readonly tokens: Readonly<Record<string, DeployedToken>>
  readonly vaults: Readonly<Record<string, DeployedVault>>
  readonly services: Readonly<Record<string, string>>
  /** Unix seconds. */
  readonly windows: Readonly<Record<string, { readonly from?: number; readonly until?: number }>>
  readonly blockedAddresses: readonly Address[]
}

/** The deployment that this build was made for; chosen by SUNDIAL_DEPLOYMENT, `devnet` by default. */
export const deployment = deploymentJson as Deployment
