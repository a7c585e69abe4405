import { describe, expect, inject, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { callReading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { smartChefContract } from '@/chain/contracts/smartChef'
import { readLatestBlock } from '@/chain/rpc/block'
import { readClient } from '@/chain/rpc/readClient'
import { callData, type TxCall } from '@/chain/tx/txCall'
import { type DeployedFarm, type DeployedPool, getDeployment } from '@/config/deployment'
import { farmsOf } from '@/domain/farm/farm'
import {
  farmAprReading,
  farmEarnedReading,
  farmLiquidityReading,
  farmStakePriceReading,
  farmStakeReading,
  farmTermsReading,
} from '@/domain/farm/farmReads'
import { type BlockRewards, earnedBetween, farmRewardPerBlock } from '@/domain/farm/model/blockRewards'
import { harvestSplit, recentProfit, withdrawalOf } from '@/domain/farm/model/cakeVault'
import { tokenPriceReading } from '@/domain/price/reads'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'
import { readNow } from './readings'

const [account = ZERO_ADDRESS, other = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const { contracts, list, pools } = getDeployment().farms
const masterChef = contracts.masterChef ?? ZERO_ADDRESS
const chef = cakeMasterChefContract(masterChef)
const vault = cakeVaultContract(contracts.cakeVault ?? ZERO_ADDRESS)
const product = erc20Contract(getDeployment().contracts.product ?? ZERO_ADDRESS)
/** In these, one of the pools starts and another one ends. */
const BLOCKS = 3_200
const BLOCKS_PER_YEAR = new Decimal(5_256_000)

const chain = useChain()

async function read<T>(call: ContractCall<T>): Promise<T> {
  const [value] = await readNow([callReading(call)])
  if (value === undefined) throw new Error(`${call.key} failed`)
  return value
}

const readBlock = async () => BigInt((await readLatestBlock(readClient)).number)

/** The contract and the forecast round down at different points. */
function expectForecast(earned: bigint, forecast: bigint, name?: string): void {
  const difference = earned - forecast
  expect(difference < 0n ? -difference : difference, name).toBeLessThanOrEqual(2n + forecast / 10n ** 9n)
}

interface Stake {
  readonly name: string
  readonly pool: BlockRewards
  readonly amount: bigint
  readonly pending: ContractCall<bigint>
}

async function farmStake({ pid, lpToken }: DeployedFarm): Promise<Stake> {
  const { allocPoint } = await read(chef.poolInfo(BigInt(pid)))
  const perBlock = await read(chef.cakePerBlock())
  return {
    name: `farm ${pid}`,
    pool: {
      rewardPerBlock: farmRewardPerBlock(perBlock, allocPoint, await read(chef.totalAllocPoint())),
      totalStaked: await read(erc20Contract(lpToken).balanceOf(masterChef)),
    },
    amount: (await read(chef.userInfo(BigInt(pid), account))).amount,
    pending: chef.pendingCake(BigInt(pid), account),
  }
}

async function poolStake({ sousId, contract }: DeployedPool): Promise<Stake> {
  const pool = smartChefContract(contract)
  return {
    name: `pool ${sousId}`,
    pool: {
      rewardPerBlock: await read(pool.rewardPerBlock()),
      totalStaked: await read(pool.totalStaked()),
      startBlock: await read(pool.startBlock()),
      endBlock: await read(pool.bonusEndBlock()),
      reserve: await read(pool.rewardReserve()),
    },
    amount: (await read(pool.userInfo(account))).amount,
    pending: pool.pendingReward(account),
  }
}

describe('forecast', () => {
  it('of every farm and pool is what the account then earned', async () => {
    // The accounts of tests have no stake in the pool that stakes CRO, and pool 0 is the farm's.
    const tokenPools = pools.filter(({ kind }) => kind === 'token' || kind === 'nativeReward')
    const stakes = await Promise.all([...list.map(farmStake), ...tokenPools.map(poolStake)])
    const block = await readBlock()
    const before = await readNow(stakes.map(({ pending }) => callReading(pending)))
    await chain.mine(BLOCKS)
    const after = await readNow(stakes.map(({ pending }) => callReading(pending)))
    const forecasts = stakes.map(({ pool, amount }) => earnedBetween(pool, amount, block, block + BigInt(BLOCKS)))
    for (const [index, { name, amount }] of stakes.entries()) {
      expect(amount, name).toBeGreaterThan(0n)
      expectForecast((after[index] ?? 0n) - (before[index] ?? 0n), forecasts[index] ?? 0n, name)
    }
    // The inactive farm, the pool that has ended and the one without funds.
    expect(forecasts.filter((forecast) => forecast === 0n)).toHaveLength(3)
  })
})

describe('APR', () => {
  it('of every farm is what a stake then earned', async () => {
    const network = getDeployment()
    const farms = farmsOf(network)
    const aprs = await readNow(
      farms.map((farm) => {
        const liquidity = farmLiquidityReading(farm, farmStakePriceReading(network, farm))
        return farmAprReading(network, farm, farmTermsReading(farm), liquidity, BLOCKS_PER_YEAR)
      }),
    )
    const stakePrices = await readNow(farms.map((farm) => farmStakePriceReading(network, farm)))
    const [rewardPrice] = await readNow([tokenPriceReading(network, farms[0]?.rewardToken.symbol ?? '')])
    const stakes = await readNow(farms.map((farm) => farmStakeReading(farm, account)))
    const earned = farms.map((farm) => farmEarnedReading(farm, account))
    const before = await readNow(earned)
    await chain.mine(BLOCKS)
    const after = await readNow(earned)
    for (const [index, farm] of farms.entries()) {
      const stakeUsd = stakePrices[index]?.times(toDecimal(stakes[index] ?? 0n, farm.staked.decimals))
      const expected = stakeUsd
        ?.times(aprs[index] ?? NaN)
        .times(BLOCKS)
        .div(BLOCKS_PER_YEAR)
      const wei = (after[index] ?? 0n) - (before[index] ?? 0n)
      const earnedUsd = rewardPrice?.times(toDecimal(wei, farm.rewardToken.decimals))
      // In dollars; the contract rounds down.
      expect(earnedUsd?.toNumber(), `farm ${farm.pid}`).toBeCloseTo(expected?.toNumber() ?? NaN, 4)
      expect(stakeUsd?.gt(0), `farm ${farm.pid}`).toBe(true)
    }
    // All but the inactive one.
    expect(aprs.filter((apr) => apr?.gt(0))).toHaveLength(farms.length - 1)
  })
})

describe('automatic vault', () => {
  const readFees = async () => ({
    performanceFee: await read(vault.performanceFee()),
    callFee: await read(vault.callFee()),
  })

  it('divides a harvest as forecast, to the wei', async () => {
    const fees = await readFees()
    const balance = await read(product.balanceOf(other))
    const assets = await read(vault.balanceOf())
    await chain.mine(100)
    const before = await read(vault.calculateTotalPendingCakeRewards())
    await chain.mine()
    const pending = await read(vault.calculateTotalPendingCakeRewards())
    expect(await read(vault.calculateHarvestCakeRewards())).toBe(harvestSplit(pending, fees).bounty)
    await sendFrom(other, vault.harvest())
    // The block of the harvest pays as much as the block before.
    const { bounty, compounded } = harvestSplit(pending + pending - before, fees)
    expectForecast((await read(product.balanceOf(other))) - balance, bounty)
    expectForecast((await read(vault.balanceOf())) - assets, compounded)
  })

  it('pays a withdrawal as forecast, and shows the profit since the last action', async () => {
    await chain.mine(100)
    await sendFrom(other, vault.harvest())
    const user = await read(vault.userInfo(account))
    const pricePerFullShare = await read(vault.getPricePerFullShare())
    const profit = recentProfit(user.shares, pricePerFullShare, user.cakeAtLastUserAction)
    expect(profit).toBeGreaterThan(0n)
    const terms = {
      pricePerFullShare,
      withdrawFee: await read(vault.withdrawFee()),
      feePeriodSec: await read(vault.withdrawFeePeriod()),
      lastDepositedSec: user.lastDepositedTime,
    }
    const balance = await read(product.balanceOf(account))
    await sendFrom(account, vault.withdrawAll())
    const { timestampSec } = await readLatestBlock(readClient)
    const { received } = withdrawalOf(user.shares, terms, BigInt(timestampSec))
    expectForecast((await read(product.balanceOf(account))) - balance, received)
  })
})

/** Sends a call from one of the node's accounts. */
async function sendFrom(from: Address, call: TxCall): Promise<void> {
  await chain.send({ from, to: call.contract, data: callData(call) })
}
