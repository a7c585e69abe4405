import { campaignWindows } from '../tables/campaigns.ts'
import { BLOCK_TIME_SEC, DEFAULT_CHAIN_ID, DEFAULT_PORT, DEFAULT_SERVICES_PORT } from '../tables/network.ts'
import { rolesOf } from './accounts.ts'
import { productTokenOf, type Chain } from './deployChain.ts'
import type { Deployed } from './script.ts'
import type { DevnetToken } from './tokens.ts'
import { listedShareToken, type DevnetVault } from './vaults.ts'

/** What the app is told of the local chain; its form is src/config/deployment.schema.json. */
export interface DevnetDeployment {
  readonly chainId: number
  readonly contracts: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<string, { readonly address: string; readonly decimals: number; readonly name: string }>>
  readonly vaults: Readonly<Record<string, DeployedVault>>
  readonly [field: string]: unknown
}

interface DeployedVault {
  readonly shareToken: string
  readonly underlying: string
  readonly yieldSource: YieldSource
  readonly migrateOldVaults: readonly string[]
}

type YieldSource =
  | {
      readonly kind: 'farmPerBlock'
      readonly chef: string
      readonly poolId: number
      readonly rewardToken: string
      readonly rewarders: readonly { readonly rewardMasterChef: string; readonly rewardToken: string }[]
    }
  | { readonly kind: 'supplyRatePerBlock' | 'supplyRatePerTimestamp'; readonly market: string }

/** The same for every chain id, with the default one's number. */
export function deploymentOf(chain: Chain, accounts: readonly string[]): DevnetDeployment {
  const { tokens, exchange, farms, vaults, multicall, croLock, nfts, zap, bridge } = chain
  const servicesUrl = `http://127.0.0.1:${DEFAULT_SERVICES_PORT}`
  const addressOf = ({ address }: Deployed) => address
  return {
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
      factory: addressOf(exchange.factory),
      router: addressOf(exchange.router),
      priceRouter: addressOf(exchange.priceRouter),
      masterChef: addressOf(farms.chef('vvs')),
      vaultFactory: addressOf(vaults.factory),
      product: addressOf(productTokenOf(chain)),
      croLock: addressOf(croLock),
      optionNft: addressOf(nfts.optionNft),
      optionExercise: addressOf(nfts.optionExercise),
      loyaltyNft: addressOf(nfts.loyaltyNft),
      loyaltyClaim: addressOf(nfts.loyaltyClaim),
      zap: addressOf(zap),
      bridge: addressOf(bridge),
    },
    tokens: Object.fromEntries(tokens.all.map(({ symbol, address, decimals, name }) => [symbol, { address, decimals, name }])),
    vaults: Object.fromEntries(vaults.all.map((vault) => [vault.row.id, vaultEntry(chain, vault)])),
    services: {
      inscriptions: `${servicesUrl}/indexer`,
      dexInfo: `${servicesUrl}/dex`,
      tokenImages: `${servicesUrl}/images`,
    },
    windows: campaignWindows,
    blockedAddresses: [rolesOf(accounts).blocked],
  }
}

function vaultEntry(chain: Chain, vault: DevnetVault) {
  const { row, underlying, oldVaults } = vault
  const base = {
    shareToken: listedShareToken(vault),
    underlying: underlying.address,
    migrateOldVaults: oldVaults.map(({ address }) => address),
    deployBlock: (vault.shareToken ?? underlying).deployBlock,
  }
  if (row.kind === 'lending') {
    const market = chain.markets.of(row.token)
    const kind = market.isPerBlock ? ('supplyRatePerBlock' as const) : ('supplyRatePerTimestamp' as const)
    return { ...base, underlyingDecimals: chain.tokens.get(row.token).decimals, yieldSource: { kind, market: market.address } }
  }
  const { chef, pid, rewardToken, rewarders, pair } = chain.farms.poolOf(row)
  return {
    ...base,
    underlyingDecimals: pair === undefined ? chain.tokens.get(row.stake[0]).decimals : LP_DECIMALS,
    ...(pair === undefined ? {} : { pairTokens: symbolsOf(pair) }),
    yieldSource: {
      kind: 'farmPerBlock' as const,
      chef: chef.address,
      poolId: pid,
      rewardToken,
      rewarders: rewarders.map((entry) => ({ rewardMasterChef: entry.rewarder.address, rewardToken: entry.rewardToken })),
    },
  }
}

/** Uniswap V2's, whatever its two tokens have. */
const LP_DECIMALS = 18

function symbolsOf([first, second]: readonly [DevnetToken, DevnetToken]): readonly [string, string] {
  return [first.symbol, second.symbol]
}
