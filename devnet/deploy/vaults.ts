import { MaxUint256, ZeroAddress } from 'ethers'
import { productToken } from '../brand.ts'
import { vaultTable, type FarmRow, type VaultRow } from '../tables/vaults.ts'
import type { Roles } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import type { Farms } from './farms.ts'
import type { Markets } from './markets.ts'
import type { Deployed, DeployScript } from './script.ts'
import { unitsWorth, type Tokens } from './tokens.ts'

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
  if (row.kind === 'lending') {
    const token = ground.tokens.get(row.token)
    const market = ground.markets.of(row.token)
    return {
      underlying: token,
      unitsWorth: (usd) => unitsWorth(usd, token),
      strategy: (script, vault) => script.deploy('LendingStrategy', [vault.address, market.address]),
    }
  }
  const { stake, pair, stakeWorth } = ground.farms.poolOf(row)
  const name = pair === undefined ? 'FarmSingleStrategy' : 'FarmLpStrategy'
  return {
    underlying: stake,
    unitsWorth: stakeWorth,
    strategy: (script, vault) => script.deploy(name, [vault.address, stake.address, farmPlace(ground, row)]),
  }
}

function deployVersion(script: DeployScript, ground: Ground, row: VaultRow, place: Place, version?: string): Deployed {
  const contract = row.kind === 'lending' && row.isNative === true ? 'NativeVault' : 'Vault'
  const vault = script.deploy(contract, [vaultParams(script, ground, row, place.underlying, version)])
  script.call(vault, 'setStrategy', [place.strategy(script, vault).address])
  return vault
}

function farmPlace(ground: Ground, row: FarmRow) {
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
