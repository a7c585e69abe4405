import deploymentJson from 'virtual:deployment'
import type { Address } from '@/lib/hex'

/** A token as the deployment knows it. `symbol` is the key in `Deployment.tokens`. */
export interface DeployedToken {
  readonly address: Address
  readonly decimals: number
  readonly name: string
}

/** A pool of a farm: its allocation points' part of what the farm pays, and its rewarders' own tokens. */
interface FarmPool {
  readonly chef: Address
  readonly poolId: number
  /** Symbol of the token that the farm pays. */
  readonly rewardToken: string
  readonly rewarders: readonly { readonly rewardMasterChef: Address; readonly rewardToken: string }[]
}

/** Where a vault's yield comes from on this network. One formula a kind, in domain/vault/model/apy. */
export type YieldSource =
  | ({ readonly kind: 'farmPerBlock' } & FarmPool)
  | ({ readonly kind: 'farmPerSecond' } & FarmPool)
  | { readonly kind: 'supplyRatePerBlock'; readonly market: Address }
  | { readonly kind: 'supplyRatePerTimestamp'; readonly market: Address }
  | {
      /** A lending vault of Single Finance's kind; abi InterestVault. */
      readonly kind: 'interestRate'
      readonly lender: Address
      /** Gives the rate for a debt and a balance, and the reserve's part; abi InterestRates. */
      readonly config: Address
    }
  | {
      /** The LP token of a stable swap, staked in a farm that pays per second; abis StableSwap and FarmPerSecond. */
      readonly kind: 'ferro'
      readonly chef: Address
      readonly poolId: number
      readonly rewardToken: string
      readonly swap: Address
      /** Symbols of the swap's coins, in its own order. */
      readonly coins: readonly string[]
    }
  /** A known yield, percent a year as decimal text: 'apy' as it is, 'apr' before compounding. */
  | { readonly kind: 'static'; readonly apy: string }
  | { readonly kind: 'static'; readonly apr: string }
  | {
      /** A staking bar whose token is worth ever more of what was staked; abi StakingBar. */
      readonly kind: 'staking'
      readonly bar: Address
      /** Key in `Deployment.services` of the GraphQL endpoint that has this bar's `barDailySnapshots`. */
      readonly service: string
    }

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
