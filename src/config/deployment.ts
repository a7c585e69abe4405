import type { Address, Hex } from '@/lib/hex'

/** A token of the deployment; its symbol is its key in `Deployment.tokens`. */
export interface DeployedToken {
  readonly address: Address
  readonly decimals: number
  readonly name: string
}

/** A farm pool: its share of the farm's emissions by allocation points, and its rewarders. */
interface FarmPool {
  readonly chef: Address
  readonly poolId: number
  /** Symbol of the farm's reward token. */
  readonly rewardToken: string
  /** Additional rewards, paid per second until they end. */
  readonly rewarders: readonly { readonly rewardMasterChef: Address; readonly rewardToken: string }[]
}

/** The source of a vault's yield. Each kind has a formula in domain/vault/model. */
export type YieldSource =
  | (FarmPool & {
      readonly kind: 'farmPerBlock'
      /** Name of the farm's getter for its reward per block; `rewardPerBlock` by default. */
      readonly rewardGetter?: 'vvsPerBlock' | 'meerkatPerBlock' | 'cakePerBlock'
    })
  | (FarmPool & { readonly kind: 'farmPerSecond' })
  | { readonly kind: 'supplyRatePerBlock'; readonly market: Address }
  | { readonly kind: 'supplyRatePerTimestamp'; readonly market: Address }
  /** A lending vault and its config contract: getInterestRate, getReservePoolBps. */
  | { readonly kind: 'interestRate'; readonly vault: Address; readonly config: Address }
  /** A farm for stable-swap LP tokens, paid per block. */
  | {
      readonly kind: 'ferro'
      readonly chef: Address
      readonly poolId: number
      readonly swap: Address
      /** Symbol of the farm's reward token. */
      readonly rewardToken: string
      readonly rewardGetter?: 'ferPerBlock'
      /** Symbol of the token that the pool's tokens are pegged to. */
      readonly peg: string
    }
  /** A fixed rate in per cent. */
  | { readonly kind: 'static'; readonly apy: number }
  | { readonly kind: 'static'; readonly apr: number }
  /** A staking bar; its daily ratio comes from the subgraph of that name. */
  | { readonly kind: 'staking'; readonly bar: Address; readonly subgraph: string }

/** The addresses of a vault on one network; what all networks share is in the vault table. */
export interface DeployedVault {
  /** The zero address if the factory has not created the vault yet; absent if the vault is not deployed. */
  readonly shareToken?: Address
  /** The deposited token: an ERC-20, WCRO for a native vault, or an LP token. */
  readonly underlying: Address
  readonly underlyingDecimals: number
  /** Symbols of token0 and token1 of an LP vault; absent for a single-asset vault. */
  readonly pairTokens?: readonly [string, string]
  readonly yieldSource: YieldSource
  readonly migrateOldVaults: readonly Address[]
  /** Unix seconds from which the vault accepts deposits. */
  readonly startDate?: number
  /** Unix seconds from which the vault is deprecated. */
  readonly endDate?: number
  /** Absent if the vault is not deployed. */
  readonly deployBlock?: number
}

/** A pool of the product token's farm. */
export interface DeployedFarm {
  readonly pid: number
  /** The staked token: an LP token, or the product token in pool 0. */
  readonly lpToken: Address
  /** Symbols of the LP token's tokens; in pool 0, of the staked token. */
  readonly token: string
  readonly quoteToken?: string
  readonly isCommunity?: boolean
}

/** A pool that stakes one token. Native CRO is written WCRO. */
export interface DeployedPool {
  /** 0 for the farm's pool 0. */
  readonly sousId: number
  /** How it is called: `manual` by enterStaking and leaveStaking of the farm, `nativeStake` with CRO as the value. */
  readonly kind: 'manual' | 'token' | 'nativeStake' | 'nativeReward'
  readonly contract: Address
  readonly stakedToken: string
  readonly rewardToken: string
  readonly isCommunity?: boolean
}

/** A collection of the squad with the contract that sells it. */
export interface DeployedEdition {
  readonly key: string
  readonly name: string
  readonly squad: Address
  readonly sale: Address
  readonly randomGenerator: Address
}

/** A sale of a new token. Offerings of the first version have the unlimited pool only, without a tax. */
export interface DeployedOffering {
  readonly id: string
  readonly version: 1 | 2
  readonly contract: Address
  /** What is offered. */
  readonly token: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  readonly startBlock: number
  readonly endBlock: number
  /** Of its points in the point center. */
  readonly campaignId: number
}

/** Contracts of campaigns: each gives something once to those who are entitled to it. */
export interface DeployedClaims {
  readonly pointCampaigns: readonly Address[]
  readonly profileRefunds: readonly Address[]
  readonly teamBunnies: readonly Address[]
  readonly earlyBunnies: Address
  /** Kinds of the early bunnies: their contract cannot list them. */
  readonly earlyBunnyKinds: readonly number[]
  /** `token` is what contributors claim; absent if the pre-seed has none. */
  readonly preSeeds: readonly { readonly preSeed: Address; readonly token?: Address }[]
  readonly roleToken: Address
  readonly swapPool: Address
}

/** The contracts of one area; missing ones are not deployed on the network. */
interface Section<Contract extends string> {
  readonly contracts: Readonly<Partial<Record<Contract, Address>>>
}

/** Another Uniswap V2 style exchange to migrate liquidity from. */
export interface MigrationOrigin {
  readonly name: string
  readonly factory: Address
  readonly router: Address
}

interface DeployedExchange {
  readonly contracts: { readonly factory: Address; readonly router: Address }
  /** Init code hash of the factory's pairs. */
  readonly initCodeHash: Hex
  /** The pool's fee as a fraction of the input: 997/1000 for a fee of 0.3 %. */
  readonly feeNumerator: number
  readonly feeDenominator: number
  /** Symbols of the intermediate tokens for routes. */
  readonly baseTokens: readonly string[]
  readonly migrateFrom?: readonly MigrationOrigin[]
}

/** An ENS-compatible name registry (EIP-137). */
export interface DeployedNameService {
  readonly registry: Address
  /** The registry's top-level domains, such as 'cro'. */
  readonly topLevels: readonly string[]
}

/**
 * One network: chain metadata, addresses, services, windows, and a section per area. Checked against
 * deployment.schema.json at build time.
 */
export interface Deployment extends Section<'multicall' | 'wcro' | 'product'> {
  readonly network: 'cronos' | 'cronos-testnet' | 'devnet'
  readonly chainName: string
  readonly chainId: number
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 }
  readonly rpcUrls: readonly string[]
  readonly explorerUrl: string
  /** Seconds per block. If it is close to the 6 s that the block constants assume, yields use those constants. */
  readonly defaultBlockTimeSec: number
  readonly startBlock: number
  readonly tokens: Readonly<Record<string, DeployedToken>>
  readonly exchange?: DeployedExchange
  readonly prices: Section<'priceRouter'>
  readonly farms: Section<'masterChef' | 'cakeVault' | 'stakeWrapper'> & {
    readonly list: readonly DeployedFarm[]
    readonly pools: readonly DeployedPool[]
  }
  /** `oracle` is the price feed of the newer prediction market. */
  readonly prediction: Section<'prediction' | 'predictionV1' | 'oracle'>
  readonly lottery: Section<'lottery'>
  readonly profile?: Section<'profile' | 'bunnies' | 'bunnyFactory' | 'vaultBunny' | 'predictionBunny' | 'lotteryBunny'>
  /** `bunnies` is the collection whose kinds are traded as one; `verified` collections are known to be what their names say. */
  readonly nftMarket?: Section<'market' | 'bunnies'> & { readonly verified: readonly Address[] }
  readonly competition?: Section<'past' | 'live' | 'coming'> & {
    /** Pools whose swaps count. */
    readonly pairs: readonly { readonly pair: Address }[]
  }
  readonly auctions?: Section<'farmAuction'> & {
    /** Projects that may bid, each with the pair that it wants a farm for, by its tokens' symbols. */
    readonly bidders: readonly {
      readonly address: Address
      readonly name: string
      readonly farm: readonly [string, string]
    }[]
  }
  /** `contracts` are those of the first edition. */
  readonly squad?: Section<'squad' | 'squadSale' | 'randomGenerator'> & {
    readonly editions: readonly DeployedEdition[]
  }
  readonly raffle?: Section<'raffle'>
  readonly ifos?: Section<'pointCenter'> & {
    /** The token of commitments. */
    readonly lpToken: Address
    readonly list: readonly DeployedOffering[]
  }
  readonly claims?: DeployedClaims
  /** Absent if names cannot be resolved. */
  readonly nameService?: DeployedNameService
  readonly vaults: Section<'vaultFactory'> & { readonly list: Readonly<Record<string, DeployedVault>> }
  readonly lock: Section<'croLock'>
  readonly nft: Section<'optionNft' | 'optionExercise' | 'loyaltyNft' | 'loyaltyClaim'>
  readonly zap: Section<'zap'>
  readonly inscriptions: Section<'bridge'>
  readonly services: Readonly<Record<string, string>>
  /** URLs of each subgraph by its name, tried in order. */
  readonly subgraphs: Readonly<Record<string, readonly string[]>>
  /** Unix seconds. */
  readonly windows: Readonly<Record<string, { readonly from?: number; readonly until?: number }>>
  readonly blockedAddresses: readonly Address[]
  /** Absent if the build has no project id (SUNDIAL_WALLETCONNECT_PROJECT_ID). */
  readonly walletConnect?: { readonly projectId: string; readonly relayUrl: string }
  /** A `wss:` bridge of WalletConnect v1, which has no public bridge any more. */
  readonly walletConnectV1?: { readonly bridgeUrl: string }
}

type SectionName = 'prices' | 'farms' | 'prediction' | 'lottery' | 'vaults' | 'lock' | 'nft' | 'zap' | 'inscriptions'
type OptionalSectionName = 'profile' | 'nftMarket' | 'auctions' | 'squad' | 'raffle' | 'ifos'

/** Contract names of all sections. */
export type ContractName =
  | keyof Deployment['contracts']
  | keyof DeployedExchange['contracts']
  | { [S in SectionName]: keyof Deployment[S]['contracts'] }[SectionName]
  | { [S in OptionalSectionName]: keyof NonNullable<Deployment[S]>['contracts'] }[OptionalSectionName]

/** All named contracts of the deployment, without vaults and tokens. */
export function namedAddresses(deployment: Deployment): Readonly<Partial<Record<ContractName, Address>>> {
  const { contracts, exchange, prices, farms, prediction, lottery, vaults, lock, nft, zap, inscriptions } = deployment
  const { profile, nftMarket, auctions, squad, raffle, ifos } = deployment
  return {
    ...contracts,
    ...exchange?.contracts,
    ...prices.contracts,
    ...farms.contracts,
    ...prediction.contracts,
    ...lottery.contracts,
    ...vaults.contracts,
    ...lock.contracts,
    ...nft.contracts,
    ...zap.contracts,
    ...inscriptions.contracts,
    ...profile?.contracts,
    ...nftMarket?.contracts,
    ...auctions?.contracts,
    ...squad?.contracts,
    ...raffle?.contracts,
    ...ifos?.contracts,
  }
}

let current: Deployment | undefined

/** Sets the deployment; called once at startup. */
export function setDeployment(deployment: Deployment): void {
  current = deployment
}

/** The current deployment. @throws if it is not set yet, as during module evaluation */
export function getDeployment(): Deployment {
  if (current === undefined) throw new Error('The deployment is read before it is set')
  return current
}

/** A memoized value derived from the deployment, computed on first use. */
export function fromDeployment<T>(derive: (deployment: Deployment) => T): () => T {
  let derived: { readonly of: Deployment; readonly value: T } | undefined
  return () => {
    const deployment = getDeployment()
    if (derived?.of !== deployment) derived = { of: deployment, value: derive(deployment) }
    return derived.value
  }
}
