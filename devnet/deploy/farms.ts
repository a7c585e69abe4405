import { ALLOC_POINT_USD, type FarmName, type FarmTableRow, farmTable } from '../tables/farms.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import type { FarmRow, FarmStake, StableRow, VaultRow } from '../tables/vaultRow.ts'
import { vaultTable } from '../tables/vaults.ts'
import { type Exchange, liquidityWorth } from './exchange.ts'
import type { Deployed, Script } from './script.ts'
import { type StableSwaps, stableLiquidityWorth } from './stableSwaps.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface FarmPool {
  readonly chef: Deployed
  readonly pid: number
  readonly pays: FarmTableRow['pays']
  readonly rewardToken: string
  /** The staked token: a plain token, or the LP token of a pool or stable swap. */
  readonly stake: Deployed
  readonly pair?: readonly [DevnetToken, DevnetToken]
  readonly rewarders: readonly { readonly rewarder: Deployed; readonly rewardToken: string }[]
  /** Base units of the staked token worth `usd` at the start. */
  readonly stakeWorth: (usd: number) => bigint
}

export interface Farms {
  poolOf(row: StakingRow): FarmPool
}

type StakingRow = FarmRow | StableRow

const REWARDER_YEARS = 10

const keyOf = (row: StakingRow) => `${row.farm} ${row.kind === 'stable' ? row.swap : row.stake.join('-')}`

/** Sources of the staked tokens. */
interface Stakes {
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly stableSwaps: StableSwaps
}

/** Deploys the farms with the pools that the vault table needs, staked by the deployer. */
export function deployFarms(script: Script, stakes: Stakes, table: readonly VaultRow[] = vaultTable): Farms {
  const { tokens } = stakes
  const rows = table.filter((row): row is StakingRow => row.kind === 'farm' || row.kind === 'stable')
  const firstRows = rows.filter((row, index) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === index)
  const pools = new Map<string, FarmPool>()
  for (const [name, { rewardToken, pays }] of Object.entries(farmTable) as [FarmName, FarmTableRow][]) {
    const own = firstRows.filter(({ farm }) => farm === name)
    const reward = tokens.get(rewardToken)
    const yearlyUsd = own.reduce((sum, { allocPoint }) => sum + allocPoint, 0) * ALLOC_POINT_USD
    const yearly = unitsWorth(yearlyUsd, reward)
    const chef =
      pays === 'block'
        ? script.deploy('MasterChef', [reward.address, yearly / BigInt(BLOCKS_PER_YEAR)])
        : script.deploy('FarmPerSecond', [reward.address, yearly / BigInt(SECONDS_PER_YEAR)])
    script.call(reward, 'setMinter', [chef.address, true])
    own.forEach((row, pid) => pools.set(keyOf(row), addPool(script, stakes, { chef, pid, pays, row, rewardToken })))
  }
  return {
    poolOf(row) {
      const pool = pools.get(keyOf(row))
      if (pool === undefined) throw new Error(`No farm pool for ${row.id}`)
      return pool
    },
  }
}

interface PoolPlan extends Pick<FarmPool, 'chef' | 'pid' | 'pays' | 'rewardToken'> {
  readonly row: StakingRow
}

function addPool(script: Script, stakes: Stakes, { row, ...pool }: PoolPlan): FarmPool {
  const { chef, pid } = pool
  const { stake, stakeWorth, pair } = stakeOf(row, stakes)
  script.call(chef, 'add', [stake.address, row.allocPoint])
  const rewarders = row.rewarder === undefined ? [] : [addRewarder(script, stakes.tokens, chef, pid, row.rewarder)]
  const staked = stakeWorth(row.stakedUsd)
  script.call(stake, 'approve', [chef.address, staked])
  script.call(chef, 'deposit', [pid, staked])
  return { ...pool, stake, stakeWorth, rewarders, ...(pair === undefined ? {} : { pair }) }
}

function stakeOf(
  row: StakingRow,
  { tokens, exchange, stableSwaps }: Stakes,
): Pick<FarmPool, 'stake' | 'stakeWorth' | 'pair'> {
  if (row.kind === 'stable') {
    const swap = stableSwaps.of(row.swap)
    return { stake: swap.lpToken, stakeWorth: (usd) => stableLiquidityWorth(usd, swap) }
  }
  const [first, second] = row.stake
  if (second === undefined) {
    const stake = tokens.get(first)
    return { stake, stakeWorth: (usd) => unitsWorth(usd, stake) }
  }
  const pool = exchange.pool(first, second)
  return { stake: pool, pair: pool.tokens, stakeWorth: (usd) => liquidityWorth(usd, pool) }
}

function addRewarder(
  script: Script,
  tokens: Tokens,
  chef: Deployed,
  pid: number,
  plan: NonNullable<FarmStake['rewarder']>,
) {
  const token = tokens.get(plan.token)
  const perSecond = unitsWorth(plan.usdPerYear, token) / BigInt(SECONDS_PER_YEAR)
  const durationSec = REWARDER_YEARS * SECONDS_PER_YEAR
  const rewarder = script.deploy('Rewarder', [chef.address, pid, token.address, perSecond, durationSec])
  script.call(chef, 'setRewarder', [pid, rewarder.address])
  script.call(token, 'transfer', [rewarder.address, perSecond * BigInt(durationSec)])
  return { rewarder, rewardToken: plan.token }
}
