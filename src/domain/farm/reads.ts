import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { farmPerSecondContract } from '@/chain/contracts/farmPerSecond'
import { masterChefContract } from '@/chain/contracts/masterChef'
import { multicallContract } from '@/chain/contracts/multicall'
import { rewarderContract } from '@/chain/contracts/rewarder'
import { type RewardPerBlockContract, rewardPerBlockContract } from '@/chain/contracts/rewardPerBlock'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { findToken } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { farmPoolApr, rewarderApr, SECONDS_PER_YEAR } from './model/apr'

/** Names of the reward getters of deployed farms, from their ABIs. */
type RewardGetter = Exclude<keyof RewardPerBlockContract, 'address'>

/** A farm pool, paid per block or per second. */
interface FarmPool {
  readonly chef: Address
  readonly poolId: number
  readonly rewardToken: string
  readonly rewarders?: readonly RewarderEntry[]
}

interface RewarderEntry {
  readonly rewardMasterChef: Address
  readonly rewardToken: string
}

/** The emission per block or second in base units, and the number of those per year. */
interface RewardRate {
  readonly reward: Reading<bigint>
  readonly unitsPerYear: Decimal
}

/** The total stake of a pool. */
export interface Staked {
  readonly token: Address
  readonly decimals: number
  readonly price: PriceReading
}

/** A reward of a pool with its APR (1 = 100 %); undefined if it cannot be priced. */
export interface RewardApr {
  readonly rewardToken: string
  readonly apr: Decimal | undefined
}

/** The emission of a farm that pays per block. */
export function perBlockRate(chef: Address, getter: RewardGetter, blocksPerYear: Decimal): RewardRate {
  return { reward: callReading(rewardPerBlockContract(chef)[getter]()), unitsPerYear: blocksPerYear }
}

/** The emission of a farm that pays per second. */
export function perSecondRate(chef: Address): RewardRate {
  return { reward: callReading(farmPerSecondContract(chef).rewardPerSecond()), unitsPerYear: SECONDS_PER_YEAR }
}

function stakedUsdReading(chef: Address, staked: Staked): Reading<Decimal | undefined> {
  return combineReadings([callReading(erc20Contract(staked.token).balanceOf(chef)), staked.price], (amount, price) =>
    price?.times(toDecimal(amount, staked.decimals)),
  )
}

/**
 * The APR of each reward of a pool: the farm's own token first, then its rewarders.
 * @param rate undefined if the farm no longer emits its token
 */
export function farmRewardsReading(
  network: Deployment,
  pool: FarmPool,
  staked: Staked,
  rate: RewardRate | undefined,
): Reading<readonly RewardApr[]> {
  const stakedUsd = stakedUsdReading(pool.chef, staked)
  const rewards = (pool.rewarders ?? []).map((entry) => rewarderReading(network, entry, stakedUsd))
  if (rate !== undefined) rewards.unshift(poolRewardReading(network, pool, stakedUsd, rate))
  return combineReadings(rewards, (...values) => values)
}

function poolRewardReading(
  network: Deployment,
  { chef, poolId, rewardToken }: FarmPool,
  stakedUsd: Reading<Decimal | undefined>,
  rate: RewardRate,
): Reading<RewardApr> {
  const decimals = findToken(network, rewardToken)?.decimals
  if (decimals === undefined) return constantReading({ rewardToken, apr: undefined })
  return combineReadings(
    [
      rate.reward,
      callReading(masterChefContract(chef).poolInfo(BigInt(poolId))),
      callReading(masterChefContract(chef).totalAllocPoint()),
      tokenPriceReading(network, rewardToken),
      stakedUsd,
    ],
    (reward, { allocPoint }, totalAllocPoint, rewardPriceUsd, staked) => ({
      rewardToken,
      apr:
        rewardPriceUsd === undefined || staked === undefined
          ? undefined
          : farmPoolApr({
              reward: toDecimal(reward, decimals),
              unitsPerYear: rate.unitsPerYear,
              allocPoint,
              totalAllocPoint,
              rewardPriceUsd,
              stakedUsd: staked,
            }),
    }),
  )
}

function rewarderReading(
  network: Deployment,
  { rewardMasterChef, rewardToken }: RewarderEntry,
  stakedUsd: Reading<Decimal | undefined>,
): Reading<RewardApr> {
  const decimals = findToken(network, rewardToken)?.decimals
  const clock = network.contracts.multicall
  if (decimals === undefined || clock === undefined) return constantReading({ rewardToken, apr: undefined })
  return combineReadings(
    [
      callReading(rewarderContract(rewardMasterChef).rewardPerSecond()),
      callReading(rewarderContract(rewardMasterChef).rewardEndTimestamp()),
      callReading(multicallContract(clock).getCurrentBlockTimestamp()),
      tokenPriceReading(network, rewardToken),
      stakedUsd,
    ],
    (rewardPerSecond, rewardEndSec, nowSec, rewardPriceUsd, staked) => ({
      rewardToken,
      apr:
        rewardPriceUsd === undefined || staked === undefined
          ? undefined
          : rewarderApr({
              rewardPerSecond: toDecimal(rewardPerSecond, decimals),
              rewardEndSec,
              nowSec,
              rewardPriceUsd,
              stakedUsd: staked,
            }),
    }),
  )
}
