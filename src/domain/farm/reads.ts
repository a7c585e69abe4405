import { contractCall } from '@/chain/call'
import * as erc20 from '@/chain/generated/erc20'
import * as masterChef from '@/chain/generated/masterChef'
import * as multicall from '@/chain/generated/multicall'
import * as rewarder from '@/chain/generated/rewarder'
import { callReading, combineReadings, constantReading, type Reading } from '@/chain/reading'
import type { Deployment, YieldSource } from '@/config/deployment'
import { tokenPriceReading, type PriceReading } from '@/domain/price/reads'
import { findToken } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { farmPoolApr, rewarderApr } from './model/apr'

type FarmSource = Extract<YieldSource, { kind: 'farmPerBlock' }>

export interface Staked {
  readonly token: Address
  readonly decimals: number
  readonly price: PriceReading
}

/** One reward that a pool pays, as APR (1 = 100 %); undefined where it cannot be priced. */
export interface RewardApr {
  readonly rewardToken: string
  readonly apr: Decimal | undefined
}

function stakedUsdReading(chef: Address, staked: Staked): Reading<Decimal | undefined> {
  return combineReadings(
    [callReading(contractCall(staked.token, erc20.balanceOf, chef)), staked.price],
    (amount, price) => price?.times(toDecimal(amount, staked.decimals)),
  )
}

/** The APR of each reward of a farm pool: the farm's own token first, then its rewarders. */
export function farmRewardsReading(
  network: Deployment,
  source: FarmSource,
  staked: Staked,
  blocksPerYear: Decimal,
): Reading<readonly RewardApr[]> {
  const stakedUsd = stakedUsdReading(source.chef, staked)
  const rewards = [
    poolRewardReading(network, source, stakedUsd, blocksPerYear),
    ...source.rewarders.map((entry) => rewarderReading(network, entry, stakedUsd)),
  ]
  return combineReadings(rewards, (...values) => values)
}

function poolRewardReading(
  network: Deployment,
  source: FarmSource,
  stakedUsd: Reading<Decimal | undefined>,
  blocksPerYear: Decimal,
): Reading<RewardApr> {
  const { chef, poolId, rewardToken } = source
  const decimals = findToken(network, rewardToken)?.decimals
  if (decimals === undefined) return constantReading({ rewardToken, apr: undefined })
  return combineReadings(
    [
      callReading(contractCall(chef, masterChef.rewardPerBlock)),
      callReading(contractCall(chef, masterChef.poolInfo, BigInt(poolId))),
      callReading(contractCall(chef, masterChef.totalAllocPoint)),
      tokenPriceReading(network, rewardToken),
      stakedUsd,
    ],
    (rewardPerBlock, { allocPoint }, totalAllocPoint, rewardPriceUsd, staked) => ({
      rewardToken,
      apr:
        rewardPriceUsd === undefined || staked === undefined
          ? undefined
          : farmPoolApr({
              rewardPerBlock: toDecimal(rewardPerBlock, decimals),
              allocPoint,
              totalAllocPoint,
              blocksPerYear,
              rewardPriceUsd,
              stakedUsd: staked,
            }),
    }),
  )
}

function rewarderReading(
  network: Deployment,
  { rewardMasterChef, rewardToken }: FarmSource['rewarders'][number],
  stakedUsd: Reading<Decimal | undefined>,
): Reading<RewardApr> {
  const decimals = findToken(network, rewardToken)?.decimals
  const clock = network.contracts.multicall
  if (decimals === undefined || clock === undefined) return constantReading({ rewardToken, apr: undefined })
  return combineReadings(
    [
      callReading(contractCall(rewardMasterChef, rewarder.rewardPerSecond)),
      callReading(contractCall(rewardMasterChef, rewarder.rewardEndTimestamp)),
      callReading(contractCall(clock, multicall.getCurrentBlockTimestamp)),
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
