import { MaxUint256 } from 'ethers'
import { productToken } from '../brand.ts'
import { BLOCKS_PER_YEAR } from '../tables/network.ts'
import { productFarmPool } from '../tables/pools.ts'
import {
  ENDED_AFTER,
  PRODUCT_PER_BLOCK,
  type ProductFarmRow,
  productFarmTable,
  type StakingPoolRow,
  stakeUsd,
  stakeWrapper,
  stakingPoolTable,
} from '../tables/staking.ts'
import type { Roles } from './accounts.ts'
import { deployPool, type Exchange, liquidityWorth, type Pool } from './exchange.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, FULL_SCALE, scaled, type Tokens, unitsWorth } from './tokens.ts'

export interface ProductFarm {
  readonly pid: number
  /** Symbols of the staked token, or of the tokens of the staked LP token. */
  readonly stake: readonly [token: string, quoteToken?: string]
  readonly lpToken: Deployed
  readonly isCommunity: boolean
}

export interface StakingPool {
  readonly sousId: number
  readonly row: StakingPoolRow
  readonly contract: Deployed
}

/** The product token's farm, the staking pools, the automatic vault and the stake wrapper. */
export interface Staking {
  readonly masterChef: Deployed
  readonly cakeVault: Deployed
  readonly stakeWrapper: Deployed
  readonly farms: readonly ProductFarm[]
  readonly pools: readonly StakingPool[]
}

const CONTRACTS = {
  token: 'SmartChef',
  nativeStake: 'NativeSmartChef',
  nativeReward: 'NativeRewardSmartChef',
} as const satisfies Record<StakingPoolRow['kind'], string>

/** Accounts with stakes beside the deployer's. */
type Stakers = Pick<Roles, 'deployer' | 'treasury'> & {
  readonly users: readonly string[]
  readonly traders: readonly string[]
  /** Can't stake in the pool with a blacklist. */
  readonly blacklisted?: string
}

interface StakingContext {
  readonly script: Script
  readonly tokens: Tokens
  readonly roles: Stakers
}

/** Deploys everything that pays for staking in farms and pools, with the first stakes, and mines blocks. */
export async function deployStakingContracts(
  script: Script,
  tokens: Tokens,
  exchange: Exchange,
  roles: Stakers,
  table: readonly StakingPoolRow[] = stakingPoolTable,
): Promise<Staking> {
  const context = { script, tokens, roles }
  const farmPool = await deployPool(script, tokens, exchange, productFarmPool)
  const product = tokens.get(productToken.symbol)
  const masterChef = script.deploy('CakeMasterChef', [
    product.address,
    scaled(PRODUCT_PER_BLOCK, product.scale ?? FULL_SCALE),
    `Staked ${productToken.name}`,
    `st${productToken.symbol}`,
  ])
  script.call(product, 'setMinter', [masterChef.address, true])
  const pairOf = (token: string, quoteToken: string) =>
    productFarmPool.tokens.every((symbol) => symbol === token || symbol === quoteToken)
      ? farmPool
      : exchange.pool(token, quoteToken)
  const farms = productFarmTable.map((row, pid) => addFarm(context, masterChef, row, pid, pairOf))

  const cakeVault = script.deploy('CakeVault', [product.address, masterChef.address, roles.treasury])
  stakeForAll(roles, stakeUsd.vault, (from, usd) => {
    const amount = unitsWorth(usd, product)
    stakeTokens(context, { from, token: product, amount, contract: cakeVault, method: 'deposit', args: [amount] })
  })
  const pools = table.map((row, index) => deployStakingPool(context, row, index + 1))
  const wrapper = deployStakeWrapper(context, product, pools)
  await script.mine()
  return { masterChef, cakeVault, stakeWrapper: wrapper, farms, pools }
}

/** Deploys farms and pools with stakes of users and traders, and lets them earn for some blocks. */
export async function deployStaking(
  script: Script,
  tokens: Tokens,
  exchange: Exchange,
  roles: Roles,
): Promise<Staking> {
  const staking = await deployStakingContracts(script, tokens, exchange, roles)
  const { masterChef, cakeVault } = staking
  // A past of a few harvests, in which a pool ends.
  const [from] = roles.traders
  for (let block = 0; block <= ENDED_AFTER; block += 1) {
    script.call(cakeVault, 'harvest', [], { from })
    await script.mine()
  }
  for (const [pid, { isInactive }] of productFarmTable.entries())
    if (isInactive === true) script.call(masterChef, 'setAllocPoint', [pid, 0])
  await script.mine()
  return staking
}

function addFarm(
  context: StakingContext,
  masterChef: Deployed,
  { stake, allocPoint, stakedUsd, isCommunity }: ProductFarmRow,
  pid: number,
  pairOf: (token: string, quoteToken: string) => Pool,
): ProductFarm {
  const [token, quoteToken] = stake
  const single = context.tokens.get(token)
  const pair = quoteToken === undefined ? undefined : pairOf(token, quoteToken)
  const lpToken = pair ?? single
  // The farm adds pool 0 by itself.
  if (pid > 0) context.script.call(masterChef, 'add', [lpToken.address, allocPoint])
  stakeForAll(context.roles, stakedUsd, (from, usd) => {
    const amount = pair === undefined ? unitsWorth(usd, single) : liquidityWorth(usd, pair)
    const call = pid === 0 ? { method: 'enterStaking', args: [amount] } : { method: 'deposit', args: [pid, amount] }
    stakeTokens(context, { from, token: lpToken, amount, contract: masterChef, ...call })
  })
  return { pid, stake, lpToken, isCommunity: isCommunity === true }
}

function deployStakingPool(context: StakingContext, row: StakingPoolRow, sousId: number): StakingPool {
  const { script, tokens, roles } = context
  const staked = tokens.get(row.stakedToken)
  const reward = tokens.get(row.rewardToken)
  const startBlock = script.block + row.startsAfter
  const limit = row.limit === undefined ? 0n : unitsWorth(row.limit.usd, staked)
  // By way of a year's reward, because a block's worth of an expensive token has too few digits.
  const perBlock = unitsWorth(row.rewardUsdPerBlock * BLOCKS_PER_YEAR, reward) / BigInt(BLOCKS_PER_YEAR)
  const contract = script.deploy(CONTRACTS[row.kind], [
    [staked.address, reward.address, perBlock, startBlock, startBlock + row.blocks, limit, row.limit?.blocks ?? 0],
  ])
  const funds = perBlock * BigInt(row.fundedBlocks ?? row.blocks)
  if (row.kind !== 'nativeReward') script.call(reward, 'approve', [contract.address, funds])
  script.call(contract, 'fund', [funds], row.kind === 'nativeReward' ? { value: funds } : {})
  if (row.kind === 'nativeStake') {
    const stake = (from: string, usd: number) =>
      script.call(contract, 'deposit', [], { from, value: unitsWorth(usd, staked) })
    stake(script.deployer, row.stakedUsd)
    for (const trader of roles.traders) stake(trader, stakeUsd.trader)
    if (roles.blacklisted !== undefined) script.call(contract, 'setBlacklisted', [roles.blacklisted, true])
  } else {
    stakeForAll(roles, row.stakedUsd, (from, usd) => {
      const amount = unitsWorth(Math.min(usd, row.limit?.usd ?? usd), staked)
      stakeTokens(context, { from, token: staked, amount, contract, method: 'deposit', args: [amount] })
    })
  }
  return { sousId, row, contract }
}

/** Deploys the wrapper, with a stake of the first user, whom the second one referred. */
function deployStakeWrapper(context: StakingContext, product: DevnetToken, pools: readonly StakingPool[]): Deployed {
  const pool = pools.find(({ sousId }) => sousId === stakeWrapper.sousId)
  if (pool === undefined) throw new Error(`No pool ${stakeWrapper.sousId} for the stake wrapper`)
  const contract = context.script.deploy('StakeWrapper', [pool.contract.address, stakeWrapper.referralFeeBps])
  const [referred, referrer] = context.roles.users
  if (referred === undefined || referrer === undefined) return contract
  const amount = unitsWorth(stakeUsd.user, product)
  const stake = { token: product, amount, contract }
  stakeTokens(context, { ...stake, from: referrer, method: 'deposit', args: [amount] })
  stakeTokens(context, { ...stake, from: referred, method: 'depositReferral', args: [amount, referrer] })
  return contract
}

/** Stakes for the deployer, the first two users and the traders. */
function stakeForAll(roles: Stakers, deployerUsd: number, stake: (from: string, usd: number) => void): void {
  stake(roles.deployer, deployerUsd)
  for (const user of roles.users.slice(0, 2)) stake(user, stakeUsd.user)
  for (const trader of roles.traders) stake(trader, stakeUsd.trader)
}

interface TokenStake {
  readonly from: string
  readonly token: Deployed
  readonly amount: bigint
  readonly contract: Deployed
  readonly method: string
  readonly args: readonly unknown[]
}

/**
 * Stakes tokens that the deployer gives the account, so that its balance stays the same. Only traders allow more than
 * this amount: users should see no allowance that they didn't give.
 */
function stakeTokens(
  { script, roles }: StakingContext,
  { from, token, amount, contract, method, args }: TokenStake,
): void {
  const isTrader = roles.traders.some((trader) => trader === from)
  if (from !== script.deployer) script.call(token, 'transfer', [from, amount])
  script.call(token, 'approve', [contract.address, isTrader ? MaxUint256 : amount], { from })
  script.call(contract, method, args, { from })
}
