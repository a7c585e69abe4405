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
import type { Deployed, Script } from './script.ts'
import { rewardCoinIndex, type StableSwaps } from './stableSwaps.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface DevnetVault {
  readonly row: VaultRow
  /** Absent if the vault has yet to be created at the factory. */
  readonly shareToken?: Deployed
  readonly oldVaults: readonly Deployed[]
  readonly underlying: Deployed
  /** Base units of the underlying worth `usd` at the start. */
  readonly unitsWorth: (usd: number) => bigint
}

export interface DeployContext {
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly farms: Farms
  readonly markets: Markets
  readonly lenders: Lenders
  readonly stableSwaps: StableSwaps
  readonly bars: Bars
  readonly roles: Pick<Roles, 'treasury'>
}

const PERFORMANCE_FEE_BPS = 2_000
const CALLER_REWARD_BPS = 50
/** Deposit of the deployer, so that no vault starts empty. */
const SEED_USD = 20_000

export interface Vaults {
  readonly factory: Deployed
  readonly all: readonly DevnetVault[]
}

/** Deploys every vault of the table with its strategy and old versions, and the factory for the remaining ones. */
export function deployVaults(script: Script, context: DeployContext, table: readonly VaultRow[] = vaultTable): Vaults {
  const factory = script.deploy('VaultFactory', [script.deploy('FarmLpStrategyCreator').address])
  return { factory, all: table.map((row) => deployVault(script, context, factory, row)) }
}

function deployVault(script: Script, context: DeployContext, factory: Deployed, row: VaultRow): DevnetVault {
  const setup = setupOf(context, row)
  const versions = Array.from({ length: row.oldVaults ?? 0 }, (_, index) => `v${index + 1}`)
  const oldVaults = versions.map((version) => deployVersion(script, context, row, setup, version))
  const common = { row, oldVaults, underlying: setup.underlying, unitsWorth: setup.unitsWorth }
  if (row.kind === 'farm' && row.awaitsCreation === true) {
    script.call(factory, 'register', [[vaultParams(script, context, row, setup.underlying), farmConfig(context, row)]])
    return common
  }
  const shareToken = deployVersion(script, context, row, setup)
  const isNative = row.kind === 'lending' && row.isNative === true
  const seed = setup.unitsWorth(SEED_USD)
  if (!isNative) script.call(setup.underlying, 'approve', [shareToken.address, MaxUint256])
  script.call(shareToken, 'deposit', isNative ? [] : [seed], isNative ? { value: seed } : {})
  return { ...common, shareToken }
}

/** A vault's underlying and its strategy. */
interface VaultSetup {
  readonly underlying: Deployed
  readonly unitsWorth: (usd: number) => bigint
  strategy(script: Script, vault: Deployed): Deployed
}

function setupOf(context: DeployContext, row: VaultRow): VaultSetup {
  switch (row.kind) {
    case 'lending': {
      const market = context.markets.of(row.market)
      return tokenSetup(market.token, (script, vault) =>
        script.deploy('LendingStrategy', [vault.address, market.address]),
      )
    }
    case 'interest': {
      const lender = context.lenders.of(row.lender)
      return tokenSetup(lender.token, (script, vault) =>
        script.deploy('InterestStrategy', [vault.address, lender.address]),
      )
    }
    case 'bar': {
      const bar = context.bars.of(row.bar)
      return tokenSetup(bar.token, (script, vault) => script.deploy('BarStrategy', [vault.address, bar.address]))
    }
    case 'held': {
      const pool = context.exchange.pool(...row.stake)
      return {
        underlying: pool,
        unitsWorth: (usd) => liquidityWorth(usd, pool),
        strategy: (script, vault) => script.deploy('HoldStrategy', [vault.address, pool.address]),
      }
    }
    case 'farm':
    case 'stable':
      return farmSetup(context, row)
  }
}

function tokenSetup(token: DevnetToken, strategy: VaultSetup['strategy']): VaultSetup {
  return { underlying: token, unitsWorth: (usd) => unitsWorth(usd, token), strategy }
}

function farmSetup(context: DeployContext, row: FarmRow | StableRow): VaultSetup {
  const { stake, pair, stakeWorth } = context.farms.poolOf(row)
  const config = farmConfig(context, row)
  if (row.kind === 'stable') {
    const swap = context.stableSwaps.of(row.swap)
    const swapArgs = [swap.address, rewardCoinIndex(swap), swap.coins.length]
    return {
      underlying: stake,
      unitsWorth: stakeWorth,
      strategy: (script, vault) =>
        script.deploy('StableLpStrategy', [vault.address, stake.address, config, ...swapArgs]),
    }
  }
  const name = pair === undefined ? 'FarmSingleStrategy' : 'FarmLpStrategy'
  return {
    underlying: stake,
    unitsWorth: stakeWorth,
    strategy: (script, vault) => script.deploy(name, [vault.address, stake.address, config]),
  }
}

function deployVersion(
  script: Script,
  context: DeployContext,
  row: VaultRow,
  setup: VaultSetup,
  version?: string,
): Deployed {
  const contract = row.kind === 'lending' && row.isNative === true ? 'NativeVault' : 'Vault'
  const vault = script.deploy(contract, [vaultParams(script, context, row, setup.underlying, version)])
  script.call(vault, 'setStrategy', [setup.strategy(script, vault).address])
  return vault
}

function farmConfig(context: DeployContext, row: FarmRow | StableRow) {
  const { chef, pid } = context.farms.poolOf(row)
  return [chef.address, pid, context.exchange.factory.address, context.tokens.get('WCRO').address]
}

function vaultParams(script: Script, context: DeployContext, row: VaultRow, underlying: Deployed, version?: string) {
  const suffix = version === undefined ? '' : ` ${version}`
  return [
    `${productToken.name} ${row.id}${suffix}`,
    `x${row.id.toUpperCase()}${suffix.trimStart()}`,
    underlying.address,
    script.deployer,
    context.roles.treasury,
    row.depositFeeBps ?? 0,
    PERFORMANCE_FEE_BPS,
    CALLER_REWARD_BPS,
  ]
}

/** Share token as listed in the deployment; the zero address if the vault does not exist yet. */
export function listedShareToken({ shareToken }: DevnetVault): string {
  return shareToken?.address ?? ZeroAddress
}
