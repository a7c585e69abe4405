import type { VaultRow } from '../tables/vaultRow.ts'
import type { FarmPool } from './farms.ts'
import type { DevnetToken } from './tokens.ts'
import { type DeployContext, type DevnetVault, listedShareToken } from './vaults.ts'

interface FarmRef {
  readonly chef: string
  readonly poolId: number
  readonly rewardToken: string
}

export type YieldSource =
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

/** What the entries are about. */
type Sources = Omit<DeployContext, 'roles'>

/** Entry of a vault in a deployment file. */
export function vaultEntry(chain: Sources, vault: DevnetVault) {
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

function pairOf({ farms, exchange }: Sources, row: VaultRow): readonly [DevnetToken, DevnetToken] | undefined {
  if (row.kind === 'held') return exchange.pool(...row.stake).tokens
  return row.kind === 'farm' ? farms.poolOf(row).pair : undefined
}

function yieldSourceOf({ farms, markets, lenders, stableSwaps, bars }: Sources, row: VaultRow): YieldSource {
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
