import { ALLOC_POINT_USD, farmTable, type FarmName } from '../tables/farms.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import { vaultTable, type FarmRow } from '../tables/vaults.ts'
import { liquidityWorth, type Exchange } from './exchange.ts'
import type { Deployed, DeployScript } from './script.ts'
import { unitsWorth, type DevnetToken, type Tokens } from './tokens.ts'

export interface FarmPool {
  readonly chef: Deployed
  readonly pid: number
  readonly rewardToken: string
  /** What is staked: a token, or the LP token of a pool. */
  readonly stake: Deployed
  readonly pair?: readonly [DevnetToken, DevnetToken]
  readonly rewarders: readonly { readonly rewarder: Deployed; readonly rewardToken: string }[]
  /** Base units of the stake that are worth `usd` at the start. */
  readonly stakeWorth: (usd: number) => bigint
}

export interface Farms {
  chef(name: FarmName): Deployed
  poolOf(row: FarmRow): FarmPool
}

const REWARDER_YEARS = 10

const keyOf = ({ farm, stake }: FarmRow) => `${farm} ${stake.join('-')}`

/** The farms with the pools that the vault table names, staked by the deployer. */
export function deployFarms(script: DeployScript, tokens: Tokens, exchange: Exchange): Farms {
  const rows = vaultTable.filter((row): row is FarmRow => row.kind === 'farm')
  const firstRows = rows.filter((row, index) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === index)
  const chefs = new Map<FarmName, Deployed>()
  const pools = new Map<string, FarmPool>()
  for (const [name, { rewardToken }] of Object.entries(farmTable) as [FarmName, { rewardToken: string }][]) {
    const own = firstRows.filter(({ farm }) => farm === name)
    const reward = tokens.get(rewardToken)
    const yearlyUsd = own.reduce((sum, { allocPoint }) => sum + allocPoint, 0) * ALLOC_POINT_USD
    const chef = script.deploy('MasterChef', [reward.address, unitsWorth(yearlyUsd, reward) / BigInt(BLOCKS_PER_YEAR)])
    script.call(reward, 'setMinter', [chef.address, true])
    chefs.set(name, chef)
    own.forEach((row, pid) => pools.set(keyOf(row), addPool(script, tokens, exchange, { chef, pid, row, rewardToken })))
  }
  return {
    chef(name) {
      const chef = chefs.get(name)
      if (chef === undefined) throw new Error(`No farm ${name}`)
      return chef
    },
    poolOf(row) {
      const pool = pools.get(keyOf(row))
      if (pool === undefined) throw new Error(`No farm pool for ${row.id}`)
      return pool
    },
  }
}

interface PoolPlan {
  readonly chef: Deployed
  readonly pid: number
  readonly row: FarmRow
  readonly rewardToken: string
}

function addPool(script: DeployScript, tokens: Tokens, exchange: Exchange, { chef, pid, row, rewardToken }: PoolPlan): FarmPool {
  const { stake, stakeWorth, pair } = stakeOf(row, tokens, exchange)
  script.call(chef, 'add', [stake.address, row.allocPoint])
  const rewarders = row.rewarder === undefined ? [] : [addRewarder(script, tokens, chef, pid, row.rewarder)]
  const staked = stakeWorth(row.stakedUsd)
  script.call(stake, 'approve', [chef.address, staked])
  script.call(chef, 'deposit', [pid, staked])
  return { chef, pid, rewardToken, stake, stakeWorth, rewarders, ...(pair === undefined ? {} : { pair }) }
}

function stakeOf(row: FarmRow, tokens: Tokens, exchange: Exchange): Pick<FarmPool, 'stake' | 'stakeWorth' | 'pair'> {
  const [first, second] = row.stake
  if (second === undefined) {
    const stake = tokens.get(first)
    return { stake, stakeWorth: (usd) => unitsWorth(usd, stake) }
  }
  const pool = exchange.pool(first, second)
  return { stake: pool, pair: pool.tokens, stakeWorth: (usd) => liquidityWorth(usd, pool) }
}

function addRewarder(script: DeployScript, tokens: Tokens, chef: Deployed, pid: number, plan: NonNullable<FarmRow['rewarder']>) {
  const token = tokens.get(plan.token)
  const perSecond = unitsWorth(plan.usdPerYear, token) / BigInt(SECONDS_PER_YEAR)
  const durationSec = REWARDER_YEARS * SECONDS_PER_YEAR
  const rewarder = script.deploy('Rewarder', [chef.address, pid, token.address, perSecond, durationSec])
  script.call(chef, 'setRewarder', [pid, rewarder.address])
  script.call(token, 'transfer', [rewarder.address, perSecond * BigInt(durationSec)])
  return { rewarder, rewardToken: plan.token }
}
