import type { ContractCall } from '@/chain/calls/call'
import { callReading, combineReadings, constantReading, loadableReading, type Reading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { erc20Contract } from '@/chain/contracts/erc20'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { smartChefContract } from '@/chain/contracts/smartChef'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { nativeBalanceReading, tokenBalanceReading } from '@/domain/token/reads'
import type { Address } from '@/lib/hex'
import { LOADING } from '@/lib/loadable'
import { type BlockRewards, farmRewardPerBlock } from './model/blockRewards'
import type { StakingPool } from './stakingPool'

/** The farm's pool 0 stakes the product token itself. */
const STAKING_PID = 0n

/** What a pool pays, and how much of a stake it takes. */
export interface PoolTerms extends BlockRewards {
  /** The largest stake of an account in the blocks before `untilBlock`, in base units; absent without a limit. */
  readonly limit?: { readonly perAccount: bigint; readonly untilBlock: bigint }
}

/** The readings of an account in a pool, amounts in base units. */
interface OwnPoolReadings {
  readonly staked: Reading<bigint>
  readonly pending: Reading<bigint>
  /** Of the token that the pool stakes. */
  readonly balance: Reading<bigint>
  readonly isBlacklisted: Reading<boolean>
}

/** The readings of a pool. Each one fails by itself. */
export interface PoolReadings {
  readonly terms: Reading<PoolTerms>
  readonly stakedPrice: PriceReading
  readonly rewardPrice: PriceReading
  /** Undefined without an account. */
  readonly own: OwnPoolReadings | undefined
}

/** What a pool pays, and how much of a stake it takes. */
export function poolTermsReading({ kind, contract, staked }: StakingPool): Reading<PoolTerms> {
  if (kind === 'manual' && staked.address !== 'native') return manualTermsReading(contract, staked.address)
  const pool = smartChefContract(contract)
  return combineReadings(
    [
      callReading(pool.rewardPerBlock()),
      callReading(pool.totalStaked()),
      callReading(pool.startBlock()),
      callReading(pool.bonusEndBlock()),
      callReading(pool.rewardReserve()),
      callReading(pool.poolLimitPerUser()),
      callReading(pool.numberBlocksForUserLimit()),
    ],
    (rewardPerBlock, totalStaked, startBlock, endBlock, reserve, perAccount, limitBlocks) => ({
      rewardPerBlock,
      totalStaked,
      startBlock,
      endBlock,
      reserve,
      ...(perAccount > 0n && { limit: { perAccount, untilBlock: startBlock + limitBlocks } }),
    }),
  )
}

/** Rewards are minted when they are paid, so the farm's balance of a token is what is staked of it. */
function manualTermsReading(masterChef: Address, token: Address): Reading<PoolTerms> {
  const farm = cakeMasterChefContract(masterChef)
  return combineReadings(
    [
      callReading(farm.cakePerBlock()),
      callReading(farm.poolInfo(STAKING_PID)),
      callReading(farm.totalAllocPoint()),
      callReading(erc20Contract(token).balanceOf(masterChef)),
    ],
    (perBlock, { allocPoint }, totalAllocPoint, totalStaked) => ({
      rewardPerBlock: farmRewardPerBlock(perBlock, allocPoint, totalAllocPoint),
      totalStaked,
    }),
  )
}

/** The call for the reward that an account can collect, base units. */
export function pendingRewardCall({ kind, contract }: StakingPool, account: Address): ContractCall<bigint> {
  return kind === 'manual'
    ? cakeMasterChefContract(contract).pendingCake(STAKING_PID, account)
    : smartChefContract(contract).pendingReward(account)
}

/** The readings of an account in a pool. */
export function ownPoolReadings(network: Deployment, pool: StakingPool, account: Address): OwnPoolReadings {
  const { kind, contract, staked } = pool
  const farm = cakeMasterChefContract(contract)
  const chef = smartChefContract(contract)
  const userInfo = callReading(kind === 'manual' ? farm.userInfo(STAKING_PID, account) : chef.userInfo(account))
  const balance =
    staked.address === 'native' ? nativeBalanceReading(network, account) : tokenBalanceReading(staked.address, account)
  return {
    staked: combineReadings([userInfo], ({ amount }) => amount),
    pending: callReading(pendingRewardCall(pool, account)),
    balance: balance ?? loadableReading<bigint>(LOADING),
    isBlacklisted:
      kind === 'nativeStake'
        ? callReading(nativeSmartChefContract(contract).isBlacklisted(account))
        : constantReading(false),
  }
}

/** Everything that is read of a pool. */
export function poolReadings(network: Deployment, pool: StakingPool, account: Address | undefined): PoolReadings {
  return {
    terms: poolTermsReading(pool),
    stakedPrice: tokenPriceReading(network, pool.stakedToken),
    rewardPrice: tokenPriceReading(network, pool.rewardToken),
    own: account === undefined ? undefined : ownPoolReadings(network, pool, account),
  }
}
