import { subgraphsOf } from '../../subgraphs/subgraphs.ts'
import { productToken } from '../brand.ts'
import type { PricePair, TrackedPair } from '../competition/volume.ts'
import { campaignWindows } from '../tables/campaigns.ts'
import { earlyBunnies } from '../tables/claims.ts'
import { LIST_NAME, USER_NAME } from '../tables/names.ts'
import { BLOCK_TIME_SEC, DEFAULT_CHAIN_ID, DEFAULT_PORT, DEFAULT_SERVICES_PORT } from '../tables/network.ts'
import { baseTokenTable, olderExchange } from '../tables/pools.ts'
import type { StakingPoolRow } from '../tables/staking.ts'
import type { VaultRow } from '../tables/vaultRow.ts'
import { rolesOf } from './accounts.ts'
import type { Auctions } from './auctions.ts'
import { type Chain, productTokenOf } from './deployChain.ts'
import type { FarmPool } from './farms.ts'
import type { Deployed } from './script.ts'
import type { DevnetToken } from './tokens.ts'
import { type DevnetVault, listedShareToken } from './vaults.ts'

type Fields = Readonly<Record<string, unknown>>

interface Section<Contract extends string> {
  readonly contracts: Readonly<Record<Contract, string>>
}

/** Deployment file of the local chain, as defined by src/config/deployment.schema.json. */
export interface DevnetDeployment {
  readonly chainId: number
  readonly network: string
  readonly startBlock: number
  readonly contracts: { readonly multicall: string; readonly wcro: string; readonly product: string }
  readonly exchange: {
    readonly contracts: { readonly factory: string; readonly router: string }
    readonly feeNumerator: number
    readonly feeDenominator: number
    readonly baseTokens: readonly string[]
  } & Fields
  readonly prices: Section<'priceRouter'>
  readonly farms: Section<'masterChef' | 'cakeVault' | 'stakeWrapper'> & {
    readonly list: readonly DeployedFarm[]
    readonly pools: readonly DeployedPool[]
  }
  readonly prediction: Section<'prediction' | 'predictionV1' | 'oracle'>
  readonly lottery: Section<'lottery'>
  readonly profile: Section<'profile' | 'bunnies' | 'bunnyFactory' | 'vaultBunny' | 'predictionBunny' | 'lotteryBunny'>
  readonly nftMarket: Section<'market' | 'bunnies'> & { readonly verified: readonly string[] }
  readonly competition: Section<'past' | 'live' | 'coming'> & {
    readonly pairs: readonly TrackedPair[]
    readonly pricePair: PricePair
  }
  readonly auctions: Section<'farmAuction'> & { readonly bidders: Auctions['bidders'] }
  readonly squad: Section<'squad' | 'squadSale' | 'randomGenerator'> & { readonly editions: readonly DeployedEdition[] }
  readonly raffle: Section<'raffle'>
  readonly ifos: Section<'pointCenter'> & { readonly lpToken: string; readonly list: readonly DeployedOffering[] }
  readonly claims: DeployedClaims
  readonly vaults: Section<'vaultFactory'> & { readonly list: Readonly<Record<string, DeployedVault>> }
  readonly lock: Section<'croLock'>
  readonly nft: Section<'optionNft' | 'optionExercise' | 'loyaltyNft' | 'loyaltyClaim'>
  readonly zap: Section<'zap'>
  readonly inscriptions: Section<'bridge'>
  readonly tokens: Readonly<
    Record<string, { readonly address: string; readonly decimals: number; readonly name: string }>
  >
  readonly nameService: { readonly registry: string; readonly topLevels: readonly string[] }
  readonly [field: string]: unknown
}

interface DeployedVault {
  readonly shareToken: string
  readonly underlying: string
  readonly yieldSource: YieldSource
  readonly migrateOldVaults: readonly string[]
}

export interface DeployedFarm {
  readonly pid: number
  readonly lpToken: string
  readonly token: string
  readonly quoteToken?: string
  readonly isCommunity?: true
}

export interface DeployedPool {
  readonly sousId: number
  readonly kind: StakingPoolRow['kind'] | 'manual'
  readonly contract: string
  readonly stakedToken: string
  readonly rewardToken: string
  readonly isCommunity?: true
}

interface DeployedEdition {
  readonly key: string
  readonly name: string
  readonly squad: string
  readonly sale: string
  readonly randomGenerator: string
}

interface DeployedOffering {
  readonly id: string
  readonly version: 1 | 2
  readonly contract: string
  /** What is offered. */
  readonly token: { readonly address: string; readonly symbol: string; readonly decimals: number }
  readonly startBlock: number
  readonly endBlock: number
  readonly campaignId: number
}

interface DeployedClaims {
  readonly pointCampaigns: readonly string[]
  readonly profileRefunds: readonly string[]
  readonly teamBunnies: readonly string[]
  readonly earlyBunnies: string
  readonly earlyBunnyKinds: readonly number[]
  readonly preSeeds: readonly { readonly preSeed: string; readonly token?: string }[]
  readonly roleToken: string
  readonly swapPool: string
}

interface FarmRef {
  readonly chef: string
  readonly poolId: number
  readonly rewardToken: string
}

type YieldSource =
  | (FarmRef & {
      readonly kind: 'farmPerBlock' | 'farmPerSecond'
      readonly rewarders: readonly { readonly rewardMasterChef: string; readonly rewardToken: string }[]
    })
  | { readonly kind: 'supplyRatePerBlock' | 'supplyRatePerTimestamp'; readonly market: string }
  | { readonly kind: 'interestRate'; readonly vault: string; readonly config: string }
  | (FarmRef & { readonly kind: 'ferro'; readonly swap: string; readonly peg: string })
  | { readonly kind: 'static'; readonly apy: number }
  | { readonly kind: 'static'; readonly apr: number }
  | { readonly kind: 'staking'; readonly bar: string; readonly subgraph: string }

/** Builds the deployment file. It holds the default chain id, whatever the chain's own id. */
export function deploymentOf(chain: Chain, accounts: readonly string[]): DevnetDeployment {
  const { tokens, exchange, vaults, multicall, croLock, nfts, zap, bridge, names, games, olderExchange: older } = chain
  const servicesUrl = `http://127.0.0.1:${DEFAULT_SERVICES_PORT}`
  const deployment = {
    network: 'devnet',
    chainName: 'Local Cronos',
    chainId: DEFAULT_CHAIN_ID,
    nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
    rpcUrls: [`http://127.0.0.1:${DEFAULT_PORT}`],
    explorerUrl: `${servicesUrl}/explorer`,
    defaultBlockTimeSec: BLOCK_TIME_SEC,
    startBlock: 0,
    contracts: {
      multicall: addressOf(multicall),
      wcro: addressOf(tokens.get('WCRO')),
      product: addressOf(productTokenOf(chain)),
    },
    tokens: Object.fromEntries(
      tokens.all.map(({ symbol, address, decimals, name }) => [symbol, { address, decimals, name }]),
    ),
    exchange: {
      contracts: { factory: addressOf(exchange.factory), router: addressOf(exchange.router) },
      initCodeHash: exchange.initCodeHash,
      feeNumerator: 997,
      feeDenominator: 1000,
      baseTokens: baseTokenTable,
      migrateFrom: [{ name: olderExchange.name, factory: addressOf(older.factory), router: addressOf(older.router) }],
    },
    nameService: { registry: addressOf(names), topLevels: [LIST_NAME[1], USER_NAME[1]] },
    prices: { contracts: { priceRouter: addressOf(exchange.priceRouter) } },
    farms: farmsSection(chain),
    prediction: {
      contracts: {
        prediction: addressOf(games.prediction),
        predictionV1: addressOf(games.predictionV1),
        oracle: addressOf(games.oracle),
      },
    },
    lottery: { contracts: { lottery: addressOf(games.lottery) } },
    ...socialSections(chain),
    ...saleSections(chain),
    vaults: {
      contracts: { vaultFactory: addressOf(vaults.factory) },
      list: Object.fromEntries(vaults.all.map((vault) => [vault.row.id, vaultEntry(chain, vault)])),
    },
    lock: { contracts: { croLock: addressOf(croLock) } },
    nft: {
      contracts: {
        optionNft: addressOf(nfts.optionNft),
        optionExercise: addressOf(nfts.optionExercise),
        loyaltyNft: addressOf(nfts.loyaltyNft),
        loyaltyClaim: addressOf(nfts.loyaltyClaim),
      },
    },
    zap: { contracts: { zap: addressOf(zap) } },
    inscriptions: { contracts: { bridge: addressOf(bridge) } },
    services: {
      inscriptions: `${servicesUrl}/indexer`,
      dexInfo: `${servicesUrl}/dex`,
      tokenImages: `${servicesUrl}/images`,
      ipfs: servicesUrl,
      profiles: servicesUrl,
      nft: `${servicesUrl}/nft`,
      snapshot: `${servicesUrl}/snapshot`,
    },
    windows: campaignWindows,
    blockedAddresses: [rolesOf(accounts).blocked],
  }
  return {
    ...deployment,
    subgraphs: Object.fromEntries(
      subgraphsOf(deployment).map(({ name }) => [name, [`${servicesUrl}/subgraphs/name/${name}`]]),
    ),
  }
}

const addressOf = ({ address }: Deployed) => address

/** The address of each contract. */
function addresses<Name extends string>(contracts: Readonly<Record<Name, Deployed>>): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<Deployed>(contracts).map(([name, { address }]) => [name, address]),
  ) as Readonly<Record<Name, string>>
}

/** Profiles, and the areas whose accounts have one. */
function socialSections(chain: Chain) {
  const { profiles, nftMarket, competitions, claims, auctions } = chain
  return {
    profile: { contracts: addresses<keyof typeof profiles>(profiles) },
    nftMarket: {
      contracts: addresses({ market: nftMarket.market, bunnies: profiles.bunnies }),
      verified: Object.values(nftMarket.collections).map(({ address }) => address),
    },
    competition: { ...competitions, contracts: addresses(competitions.contracts) },
    auctions: { contracts: addresses({ farmAuction: auctions.farmAuction }), bidders: auctions.bidders },
    claims: {
      pointCampaigns: claims.pointCampaigns.map(addressOf),
      profileRefunds: claims.profileRefunds.map(addressOf),
      teamBunnies: claims.teamBunnies.map(addressOf),
      earlyBunnies: addressOf(claims.earlyBunnies),
      earlyBunnyKinds: earlyBunnies.map(({ kind }) => kind),
      preSeeds: claims.preSeeds.map(({ preSeed, token }) => ({
        preSeed: addressOf(preSeed),
        ...(token === undefined ? {} : { token: addressOf(token) }),
      })),
      roleToken: addressOf(claims.roleToken),
      swapPool: addressOf(claims.swapPool),
    },
  } satisfies Partial<DevnetDeployment>
}

/** Sales of collections and of new tokens. */
function saleSections({ squads, ifos }: Chain) {
  const editions = squads.editions.map(({ edition, squad, sale, randomGenerator }) => ({
    key: edition.key,
    name: edition.name,
    ...addresses({ squad, sale, randomGenerator }),
  }))
  const [first] = squads.editions
  if (first === undefined) throw new Error('The chain has no squad')
  return {
    squad: {
      contracts: addresses({ squad: first.squad, squadSale: first.sale, randomGenerator: first.randomGenerator }),
      editions,
    },
    raffle: { contracts: addresses({ raffle: squads.raffle }) },
    ifos: {
      contracts: addresses({ pointCenter: ifos.pointCenter }),
      lpToken: addressOf(ifos.lpToken),
      list: ifos.list.map(({ row, contract, token, startBlock, endBlock }) => ({
        id: row.id,
        version: row.version,
        contract: addressOf(contract),
        token: { address: token.address, symbol: token.symbol, decimals: token.decimals },
        startBlock,
        endBlock,
        campaignId: row.points.campaignId,
      })),
    },
  } satisfies Partial<DevnetDeployment>
}

function farmsSection({ staking }: Chain): DevnetDeployment['farms'] {
  const { masterChef, cakeVault, stakeWrapper, farms, pools } = staking
  const product = productToken.symbol
  return {
    contracts: {
      masterChef: masterChef.address,
      cakeVault: cakeVault.address,
      stakeWrapper: stakeWrapper.address,
    },
    list: farms.map(({ pid, lpToken, stake: [token, quoteToken], isCommunity }) => ({
      pid,
      lpToken: lpToken.address,
      token,
      ...(quoteToken === undefined ? {} : { quoteToken }),
      ...(isCommunity ? { isCommunity } : {}),
    })),
    pools: [
      { sousId: 0, kind: 'manual', contract: masterChef.address, stakedToken: product, rewardToken: product },
      ...pools.map(({ sousId, contract, row }) => ({
        sousId,
        kind: row.kind,
        contract: contract.address,
        stakedToken: row.stakedToken,
        rewardToken: row.rewardToken,
        ...(row.isCommunity === true ? { isCommunity: row.isCommunity } : {}),
      })),
    ],
  }
}

function vaultEntry(chain: Chain, vault: DevnetVault) {
  const { row, underlying, oldVaults } = vault
  const pair = pairOf(chain, row)
  return {
    shareToken: listedShareToken(vault),
    underlying: underlying.address,
    underlyingDecimals: chain.tokens.all.find(({ address }) => address === underlying.address)?.decimals ?? LP_DECIMALS,
    ...(pair === undefined ? {} : { pairTokens: pair.map(({ symbol }) => symbol) }),
    yieldSource: yieldSourceOf(chain, row),
    migrateOldVaults: oldVaults.map(({ address }) => address),
    deployBlock: (vault.shareToken ?? underlying).deployBlock,
  }
}

/** LP tokens of Uniswap V2 and of the stable swaps have 18 decimals, whatever their tokens have. */
const LP_DECIMALS = 18

function pairOf({ farms, exchange }: Chain, row: VaultRow): readonly [DevnetToken, DevnetToken] | undefined {
  if (row.kind === 'held') return exchange.pool(...row.stake).tokens
  return row.kind === 'farm' ? farms.poolOf(row).pair : undefined
}

function yieldSourceOf({ farms, markets, lenders, stableSwaps, bars }: Chain, row: VaultRow): YieldSource {
  switch (row.kind) {
    case 'lending': {
      const { address, isPerBlock } = markets.of(row.market)
      return { kind: isPerBlock ? 'supplyRatePerBlock' : 'supplyRatePerTimestamp', market: address }
    }
    case 'interest': {
      const { address, config } = lenders.of(row.lender)
      return { kind: 'interestRate', vault: address, config: config.address }
    }
    case 'bar': {
      const { address, subgraph } = bars.of(row.bar)
      return { kind: 'staking', bar: address, subgraph }
    }
    case 'held':
      return { kind: 'static', ...row.yield }
    case 'stable': {
      const { address, peg } = stableSwaps.of(row.swap)
      return { kind: 'ferro', ...farmRefOf(farms.poolOf(row)), swap: address, peg: peg.symbol }
    }
    case 'farm': {
      if (row.staticApy !== undefined) return { kind: 'static', apy: row.staticApy }
      const pool = farms.poolOf(row)
      return {
        kind: pool.pays === 'block' ? 'farmPerBlock' : 'farmPerSecond',
        ...farmRefOf(pool),
        rewarders: pool.rewarders.map(({ rewarder, rewardToken }) => ({
          rewardMasterChef: rewarder.address,
          rewardToken,
        })),
      }
    }
  }
}

function farmRefOf({ chef, pid, rewardToken }: FarmPool): FarmRef {
  return { chef: chef.address, poolId: pid, rewardToken }
}
