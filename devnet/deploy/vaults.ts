import { MaxUint256, ZeroAddress } from 'ethers'
import { productToken } from '../brand.ts'
import type { FarmRow, StableRow, VaultRow } from '../tables/vaultRow.ts'
import { vaultTable } from '../tables/vaults.ts'
import type { Roles } from './accounts.ts'
import type { Bars } from './bars.ts'
import { type Exchange, liquidityWorth } from './exchange.ts'
import type { Farms } from './farms.ts'
import type { Lenders } from './lenders.ts'
import type { Markets } from './markets.ts'
import type { Deployed, DeployScript } from './script.ts'
import { rewardCoinIndex, type StableSwaps } from './stableSwaps.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface DevnetVault {
  readonly row: VaultRow
  /** Absent where it is yet to be created at the factory. */
  readonly shareToken?: Deployed
  readonly oldVaults: readonly Deployed[]
  readonly underlying: Deployed
  /** Base units of the underlying that are worth `usd` at the start. */
  readonly unitsWorth: (usd: number) => bigint
}

export interface Ground {
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly farms: Farms
  readonly markets: Markets
  readonly lenders: Lenders
  readonly stableSwaps: StableSwaps
  readonly bars: Bars
  readonly roles: Roles
}

const PERFORMANCE_FEE_BPS = 2_000
const CALLER_REWARD_BPS = 50
/** What the deployer puts in, so that no vault starts empty. */
const SEED_USD = 20_000

export interface Vaults {
  readonly factory: Deployed
  readonly all: readonly DevnetVault[]
}

/** Every vault of the table with its strategy and its older versions, and the factory that creates the missing ones. */
export function deployVaults(script: DeployScript, ground: Ground): Vaults {
  const factory = script.deploy('VaultFactory', [script.deploy('FarmLpStrategyCreator').address])
  return { factory, all: vaultTable.map((row) => deployVault(script, ground, factory, row)) }
}

function deployVault(script: DeployScript, ground: Ground, factory: Deployed, row: VaultRow): DevnetVault {
  const place = placeOf(ground, row)
  const versions = Array.from({ length: row.oldVaults ?? 0 }, (_, index) => `v${index + 1}`)
  const oldVaults = versions.map((version) => deployVersion(script, ground, row, place, version))
  const common = { row, oldVaults, underlying: place.underlying, unitsWorth: place.unitsWorth }
  if (row.kind === 'farm' && row.awaitsCreation === true) {
    script.call(factory, 'register', [[vaultParams(script, ground, row, place.underlying), farmPlace(ground, row)]])
    return common
  }
  const shareToken = deployVersion(script, ground, row, place)
  const isNative = row.kind === 'lending' && row.isNative === true
  const seed = place.unitsWorth(SEED_USD)
  if (!isNative) script.call(place.underlying, 'approve', [shareToken.address, MaxUint256])
  script.call(shareToken, 'deposit', isNative ? [] : [seed], isNative ? { value: seed } : {})
  return { ...common, shareToken }
}

/** Where a vault's underlying works. */
interface Place {
  readonly underlying: Deployed
  readonly unitsWorth: (usd: number) => bigint
  strategy(script: DeployScript, vault: Deployed): Deployed
}

function placeOf(ground: Ground, row: VaultRow): Place {
  switch (row.kind) {
    case 'lending': {
      const market = ground.markets.of(row.market)
      return placeOfToken(market.token, (script, vault) =>
        script.deploy('LendingStrategy', [vault.address, market.address]),
      )
    }
    case 'interest': {
      const lender = ground.lenders.of(row.lender)
      return placeOfToken(lender.token, (script, vault) =>
        script.deploy('InterestStrategy', [vault.address, lender.address]),
      )
    }
    case 'bar': {
      const bar = ground.bars.of(row.bar)
      return placeOfToken(bar.token, (script, vault) => script.deploy('BarStrategy', [vault.address, bar.address]))
    }
    case 'held': {
      const pool = ground.exchange.pool(...row.stake)
      return {
        underlying: pool,
        unitsWorth: (usd) => liquidityWorth(usd, pool),
        strategy: (script, vault) => script.deploy('HoldStrategy', [vault.address, pool.address]),
      }
    }
    case 'farm':
    case 'stable':
      return placeInFarm(ground, row)
  }
}

function placeOfToken(token: DevnetToken, strategy: Place['strategy']): Place {
  return { underlying: token, unitsWorth: (usd) => unitsWorth(usd, token), strategy }
}

function placeInFarm(ground: Ground, row: FarmRow | StableRow): Place {
  const { stake, pair, stakeWorth } = ground.farms.poolOf(row)
  const place = farmPlace(ground, row)
  if (row.kind === 'stable') {
    const swap = ground.stableSwaps.of(row.swap)
    const swapArgs = [swap.address, rewardCoinIndex(swap), swap.coins.length]
    return {
      underlying: stake,
      unitsWorth: stakeWorth,
      strategy: (script, vault) =>
        script.deploy('StableLpStrategy', [vault.address, stake.address, place, ...swapArgs]),
    }
  }
  const name = pair === undefined ? 'FarmSingleStrategy' : 'FarmLpStrategy'
  return {
    underlying: stake,
    unitsWorth: stakeWorth,
    strategy: (script, vault) => script.deploy(name, [vault.address, stake.address, place]),
  }
}

function deployVersion(script: DeployScript, ground: Ground, row: VaultRow, place: Place, version?: string): Deployed {
  const contract = row.kind === 'lending' && row.isNative === true ? 'NativeVault' : 'Vault'
  const vault = script.deploy(contract, [vaultParams(script, ground, row, place.underlying, version)])
  script.call(vault, 'setStrategy', [place.strategy(script, vault).address])
  return vault
}

function farmPlace(ground: Ground, row: FarmRow | StableRow) {
  const { chef, pid } = ground.farms.poolOf(row)
  return [chef.address, pid, ground.exchange.factory.address, ground.tokens.get('WCRO').address]
}

function vaultParams(script: DeployScript, ground: Ground, row: VaultRow, underlying: Deployed, version?: string) {
  const suffix = version === undefined ? '' : ` ${version}`
  return [
    `${productToken.name} ${row.id}${suffix}`,
    `x${row.id.toUpperCase()}${suffix.trimStart()}`,
    underlying.address,
    script.deployer,
    ground.roles.treasury,
    row.depositFeeBps ?? 0,
    PERFORMANCE_FEE_BPS,
    CALLER_REWARD_BPS,
  ]
}

/** The share token that the deployment lists. */
export function listedShareToken({ shareToken }: DevnetVault): string {
  return shareToken?.address ?? ZeroAddress
}
