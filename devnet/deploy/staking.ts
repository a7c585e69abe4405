import { MaxUint256 } from 'ethers'
import { productToken } from '../brand.ts'
import { BLOCKS_PER_YEAR } from '../tables/network.ts'
import { productFarmPool } from '../tables/pools.ts'
import {
  ENDED_AFTER,
  PRODUCT_PER_BLOCK,
  productFarmTable,
  type StakingPoolRow,
  stakeUsd,
  stakeWrapper,
  stakingPoolTable,
} from '../tables/staking.ts'
import type { Roles } from './accounts.ts'
import { deployPool, type Exchange, liquidityWorth } from './exchange.ts'
import type { Deployed, DeployScript } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

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

/** Deploys everything that pays for staking in farms and pools, with stakes of users and traders, and mines blocks. */
export async function deployStaking(
  script: DeployScript,
  tokens: Tokens,
  exchange: Exchange,
  roles: Roles,
): Promise<Staking> {
  const farmPool = await deployPool(script, tokens, exchange, productFarmPool)
  const product = tokens.get(productToken.symbol)
  const masterChef = script.deploy('CakeMasterChef', [
    product.address,
    PRODUCT_PER_BLOCK,
    `Staked ${productToken.name}`,
    `st${productToken.symbol}`,
  ])
  script.call(product, 'setMinter', [masterChef.address, true])
  const cakeVault = script.deploy('CakeVault', [product.address, masterChef.address, roles.treasury])

  const farms = productFarmTable.map((row, pid): ProductFarm => {
    const [token, quoteToken] = row.stake
    const pair = quoteToken === undefined ? undefined : pairOf(token, quoteToken)
    const lpToken = pair ?? product
    const worth = (usd: number) => (pair === undefined ? unitsWorth(usd, product) : liquidityWorth(usd, pair))
    if (pid > 0) script.call(masterChef, 'add', [lpToken.address, row.allocPoint])
    const stake = (from: string, usd: number) => {
      give(script, lpToken, from, worth(usd))
      approve(script, lpToken, masterChef, from, worth(usd), roles)
      const [method, args] = pid === 0 ? ['enterStaking', []] : ['deposit', [pid]]
      script.call(masterChef, String(method), [...args, worth(usd)], { from })
    }
    stakeForAll(roles, row.stakedUsd, stake)
    return { pid, stake: row.stake, lpToken, isCommunity: row.isCommunity === true }
  })
  function pairOf(token: string, quoteToken: string) {
    const isFarmPool = productFarmPool.tokens.every((symbol) => symbol === token || symbol === quoteToken)
    return isFarmPool ? farmPool : exchange.pool(token, quoteToken)
  }

  stakeForAll(roles, stakeUsd.vault, (from, usd) => {
    const amount = unitsWorth(usd, product)
    give(script, product, from, amount)
    approve(script, product, cakeVault, from, amount, roles)
    script.call(cakeVault, 'deposit', [amount], { from })
  })
  const pools = stakingPoolTable.map((row, index) => deployStakingPool(script, tokens, roles, row, index + 1))
  const wrapper = deployStakeWrapper(script, product, pools, roles)
  await script.mine()

  // A past of a few harvests, in which the first pool ends.
  for (let block = 0; block <= ENDED_AFTER; block += 1) {
    const from = roles.traders[block % roles.traders.length]
    script.call(cakeVault, 'harvest', [], from === undefined ? {} : { from })
    await script.mine()
  }
  for (const [pid, { isInactive }] of productFarmTable.entries())
    if (isInactive === true) script.call(masterChef, 'setAllocPoint', [pid, 0])
  await script.mine()
  return { masterChef, cakeVault, stakeWrapper: wrapper, farms, pools }
}

function deployStakingPool(
  script: DeployScript,
  tokens: Tokens,
  roles: Roles,
  row: StakingPoolRow,
  sousId: number,
): StakingPool {
  const staked = tokens.get(row.stakedToken)
  const reward = tokens.get(row.rewardToken)
  const { perBlock, startBlock, limit } = termsOf(row, staked, reward, script.block)
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
    script.call(contract, 'setBlacklisted', [roles.blacklisted, true])
  } else {
    stakeForAll(roles, row.stakedUsd, (from, usd) => {
      const amount = unitsWorth(Math.min(usd, row.limit?.usd ?? usd), staked)
      give(script, staked, from, amount)
      approve(script, staked, contract, from, amount, roles)
      script.call(contract, 'deposit', [amount], { from })
    })
  }
  return { sousId, row, contract }
}

function termsOf(row: StakingPoolRow, staked: DevnetToken, reward: DevnetToken, block: number) {
  return {
    // Through a year's worth, because a block's worth of a dear token has too few digits.
    perBlock: unitsWorth(row.rewardUsdPerBlock * BLOCKS_PER_YEAR, reward) / BigInt(BLOCKS_PER_YEAR),
    startBlock: block + row.startsAfter,
    limit: row.limit === undefined ? 0n : unitsWorth(row.limit.usd, staked),
  }
}

/** Deploys the wrapper, with a stake of the first user that the second one referred. */
function deployStakeWrapper(
  script: DeployScript,
  product: DevnetToken,
  pools: readonly StakingPool[],
  roles: Roles,
): Deployed {
  const pool = pools.find(({ sousId }) => sousId === stakeWrapper.sousId)
  if (pool === undefined) throw new Error(`No pool ${stakeWrapper.sousId} for the stake wrapper`)
  const wrapper = script.deploy('StakeWrapper', [pool.contract.address, stakeWrapper.referralFeeBps])
  const [referred, referrer] = roles.users
  const amount = unitsWorth(stakeUsd.user, product)
  for (const from of [referred, referrer]) {
    give(script, product, from, amount)
    approve(script, product, wrapper, from, amount, roles)
  }
  script.call(wrapper, 'deposit', [amount], { from: referrer })
  script.call(wrapper, 'depositReferral', [amount, referrer], { from: referred })
  return wrapper
}

/** Stakes for the deployer, the first two users and the traders. */
function stakeForAll(roles: Roles, deployerUsd: number, stake: (from: string, usd: number) => void): void {
  stake(roles.deployer, deployerUsd)
  for (const user of roles.users.slice(0, 2)) stake(user, stakeUsd.user)
  for (const trader of roles.traders) stake(trader, stakeUsd.trader)
}

/** What accounts stake comes from the deployer, so that their balances stay the same. */
function give(script: DeployScript, token: Deployed, to: string, amount: bigint): void {
  if (to !== script.deployer) script.call(token, 'transfer', [to, amount])
}

/** Only traders allow more than they stake now: users see no allowance that they didn't give. */
function approve(
  script: DeployScript,
  token: Deployed,
  spender: Deployed,
  from: string,
  amount: bigint,
  roles: Roles,
): void {
  const isTrader = roles.traders.some((trader) => trader === from)
  script.call(token, 'approve', [spender.address, isTrader ? MaxUint256 : amount], { from })
}
