import type { Address, Hex } from '@/lib/hex'

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
  /** Second rewards, paid by the second until they end. */
  readonly rewarders: readonly { readonly rewardMasterChef: Address; readonly rewardToken: string }[]
}

/** Where a vault's yield comes from on this network. One formula a kind, in domain/vault/model. */
export type YieldSource =
  | (FarmPool & {
      readonly kind: 'farmPerBlock'
      /** What the farm calls its reward a block; `rewardPerBlock` where absent. */
      readonly rewardGetter?: 'vvsPerBlock' | 'meerkatPerBlock' | 'cakePerBlock'
    })
  | (FarmPool & { readonly kind: 'farmPerSecond' })
  | { readonly kind: 'supplyRatePerBlock'; readonly market: Address }
  | { readonly kind: 'supplyRatePerTimestamp'; readonly market: Address }
  /** A lending vault, and the contract that it names as its config: getInterestRate, getReservePoolBps. */
  | { readonly kind: 'interestRate'; readonly vault: Address; readonly config: Address }
  /** A farm, paid by block, of the LP tokens of a stable swap. */
  | {
      readonly kind: 'ferro'
      readonly chef: Address
      readonly poolId: number
      readonly swap: Address
      /** Symbol of the token that the farm pays. */
      readonly rewardToken: string
      readonly rewardGetter?: 'ferPerBlock'
      /** Symbol of the token that the pool's tokens follow in price. */
      readonly peg: string
    }
  /** A rate that nobody computes any more, in percent. */
  | { readonly kind: 'static'; readonly apy: number }
  | { readonly kind: 'static'; readonly apr: number }
  /** A staking bar; the service of that name keeps its daily ratio. */
  | { readonly kind: 'staking'; readonly bar: Address; readonly subgraph: string }

/** The chain's side of one vault; what is the same on every network stands in the vault table. */
export interface DeployedVault {
  /** The zero address where no strategy was created yet: the factory is asked then. Absent where the vault itself is not deployed. */
  readonly shareToken?: Address
  /** The token that is deposited: an ERC-20, WCRO for a native vault, or an LP token. */
  readonly underlying: Address
  readonly underlyingDecimals: number
  /** Symbols of the pair's two tokens, in the pair's own order; absent for a single token. */
  readonly pairTokens?: readonly [string, string]
  readonly yieldSource: YieldSource
  readonly migrateOldVaults: readonly Address[]
  /** Unix seconds from which the vault takes deposits. */
  readonly startDate?: number
  /** Unix seconds from which the vault is deprecated. */
  readonly endDate?: number
  /** Absent where the vault itself is not deployed. */
  readonly deployBlock?: number
}

/** The part of a deployment that one area reads. Contracts that it lacks are not deployed on the network. */
interface Section<Contract extends string> {
  readonly contracts: Readonly<Partial<Record<Contract, Address>>>
}

/** Another exchange of the same kind, whose liquidity can be moved to this one. */
export interface MigrationOrigin {
  readonly name: string
  readonly factory: Address
  readonly router: Address
}

interface DeployedExchange {
  readonly contracts: { readonly factory: Address; readonly router: Address }
  /** Hash of the code that the factory creates its pairs with. */
  readonly initCodeHash: Hex
  /** What of an input a pool counts: 997 of 1000 where it keeps 0.3 %. */
  readonly feeNumerator: number
  readonly feeDenominator: number
  /** Symbols of the tokens that routes may lead over. */
  readonly baseTokens: readonly string[]
  readonly migrateFrom?: readonly MigrationOrigin[]
}

/** A registry of names, as ENS has it (EIP-137). */
export interface DeployedNameService {
  readonly registry: Address
  /** What the names that it knows end in, such as 'cro'. */
  readonly topLevels: readonly string[]
}

/**
 * One network: chain metadata, addresses, services, windows, and a section for each area. deployment.schema.json checks
 * it when the site is built.
 */
export interface Deployment extends Section<'multicall' | 'wcro' | 'product'> {
  readonly network: 'cronos' | 'cronos-testnet' | 'devnet'
  readonly chainName: string
  readonly chainId: number
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 }
  readonly rpcUrls: readonly string[]
  readonly explorerUrl: string
  /** Seconds a block. Near 6, which the specification's block constants assume, yields use those constants. */
  readonly defaultBlockTimeSec: number
  readonly startBlock: number
  readonly tokens: Readonly<Record<string, DeployedToken>>
  readonly exchange?: DeployedExchange
  readonly prices: Section<'priceRouter'>
  readonly farms: Section<'masterChef'>
  /** Absent where no name can be resolved. */
  readonly nameService?: DeployedNameService
  readonly vaults: Section<'vaultFactory'> & { readonly list: Readonly<Record<string, DeployedVault>> }
  readonly lock: Section<'croLock'>
  readonly nft: Section<'optionNft' | 'optionExercise' | 'loyaltyNft' | 'loyaltyClaim'>
  readonly zap: Section<'zap'>
  readonly inscriptions: Section<'bridge'>
  readonly services: Readonly<Record<string, string>>
  /** Unix seconds. */
  readonly windows: Readonly<Record<string, { readonly from?: number; readonly until?: number }>>
  readonly blockedAddresses: readonly Address[]
  /** Absent where the build was given no project id (SUNDIAL_WALLETCONNECT_PROJECT_ID). */
  readonly walletConnect?: { readonly projectId: string; readonly relayUrl: string }
  /** A bridge of WalletConnect's first version, which has no public one any more; `wss:`, as it is reached. */
  readonly walletConnectV1?: { readonly bridgeUrl: string }
}

type SectionName = 'prices' | 'farms' | 'vaults' | 'lock' | 'nft' | 'zap' | 'inscriptions'

/** What any section calls a contract. */
export type ContractName =
  | keyof Deployment['contracts']
  | keyof DeployedExchange['contracts']
  | { [S in SectionName]: keyof Deployment[S]['contracts'] }[SectionName]

/** Every contract that the deployment names, whichever section it is in. Vaults and tokens are lists of their own. */
export function namedAddresses(deployment: Deployment): Readonly<Partial<Record<ContractName, Address>>> {
  const { contracts, exchange, prices, farms, vaults, lock, nft, zap, inscriptions } = deployment
  return {
    ...contracts,
    ...exchange?.contracts,
    ...prices.contracts,
    ...farms.contracts,
    ...vaults.contracts,
    ...lock.contracts,
    ...nft.contracts,
    ...zap.contracts,
    ...inscriptions.contracts,
  }
}

let current: Deployment | undefined

/** Sets the network that the app runs on: once, at the start. */
export function setDeployment(deployment: Deployment): void {
  current = deployment
}

/** The network that the app runs on. @throws if it is read before the start has set it, so while a module is evaluated */
export function getDeployment(): Deployment {
  if (current === undefined) throw new Error('The deployment is read before it is set')
  return current
}

/** A value derived from the deployment: on first use, and again only where another deployment was set. */
export function fromDeployment<T>(derive: (deployment: Deployment) => T): () => T {
  let derived: { readonly of: Deployment; readonly value: T } | undefined
  return () => {
    const deployment = getDeployment()
    if (derived?.of !== deployment) derived = { of: deployment, value: derive(deployment) }
    return derived.value
  }
}
