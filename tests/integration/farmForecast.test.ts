import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { combineReadings, type Reading } from '@/chain/calls/reading'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { readLatestBlock } from '@/chain/rpc/block'
import { readBlockTime } from '@/chain/rpc/blockTime'
import { readClient } from '@/chain/rpc/readClient'
import { callData } from '@/chain/tx/txCall'
import { getDeployment } from '@/config/deployment'
import { type Farm, farmsOf } from '@/domain/farm/farm'
import {
  farmAprReading,
  farmEarnedReading,
  farmLiquidityReading,
  farmStakePriceReading,
  farmStakeReading,
  farmTermsReading,
} from '@/domain/farm/farmReads'
import { type BlockRewards, earnedBetween, farmRewardPerBlock } from '@/domain/farm/model/blockRewards'
import { type PoolApr, poolApr, poolState } from '@/domain/farm/model/poolState'
import { poolReadings } from '@/domain/farm/poolReads'
import { getStakingPools, type StakingPool } from '@/domain/farm/stakingPool'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { blockPace } from '@/domain/vault/model/blockPace'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { createChain } from '../support/chain'
import { readNow } from './readings'

/** Slow blocks, so that a day is mined within seconds. One pool starts on that day, and another one ends. */
const BLOCK_TIME_SEC = 24
const DAY_SEC = 86_400
const DAY_BLOCKS = DAY_SEC / BLOCK_TIME_SEC
const STARTING = 'pool 6'
const ENDING = 'pool 8'
/** The inactive farm, the pool that has ended and the one without funds. */
const PAYING_NOTHING = ['farm 5', 'pool 9', 'pool 10']

const network = getDeployment()
const [account = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const chain = createChain(inject('rpcUrl'))
const { evenBlocksPerYear } = blockPace(network.defaultBlockTimeSec, BLOCK_TIME_SEC)
const toHex = (value: number | bigint) => `0x${value.toString(16)}`

/** What the page reads of a farm or a pool. */
interface Subject {
  readonly name: string
  readonly rewards: Reading<BlockRewards>
  readonly stake: Reading<bigint>
  readonly pending: Reading<bigint>
  /** @param block the latest one */
  readonly aprAt: (block: number) => Reading<PoolApr | undefined>
  readonly stakedPrice: PriceReading
  readonly rewardPrice: PriceReading
  readonly decimals: { readonly staked: number; readonly reward: number }
}

function ofFarm(farm: Farm): Subject {
  const { pid, staked, rewardToken } = farm
  const terms = farmTermsReading(farm)
  const stakedPrice = farmStakePriceReading(network, farm)
  const liquidity = farmLiquidityReading(farm, stakedPrice)
  const apr = farmAprReading(network, farm, terms, liquidity, evenBlocksPerYear)
  return {
    name: `farm ${pid}`,
    rewards: combineReadings([terms, liquidity], ({ cakePerBlock, allocPoint, totalAllocPoint }, { wei }) => ({
      rewardPerBlock: farmRewardPerBlock(cakePerBlock, allocPoint, totalAllocPoint),
      totalStaked: wei,
    })),
    stake: farmStakeReading(farm, account),
    pending: farmEarnedReading(farm, account),
    aprAt: () => apr,
    stakedPrice,
    rewardPrice: tokenPriceReading(network, rewardToken.symbol),
    decimals: { staked: staked.decimals, reward: rewardToken.decimals },
  }
}

function ofPool(pool: StakingPool): Subject {
  const { terms, stakedPrice, rewardPrice, own } = poolReadings(network, pool, account)
  if (own === undefined) throw new Error('There is an account')
  return {
    name: `pool ${pool.sousId}`,
    rewards: terms,
    stake: own.staked,
    pending: own.pending,
    aprAt: (block) =>
      combineReadings([terms, stakedPrice, rewardPrice], (known, staked, reward) =>
        poolApr(
          pool,
          { terms: known, stakedPrice: staked, rewardPrice: reward },
          poolState(known, block),
          evenBlocksPerYear,
        ),
      ),
    stakedPrice,
    rewardPrice,
    decimals: { staked: pool.staked.decimals, reward: pool.reward.decimals },
  }
}

const subjects = [...farmsOf(network).map(ofFarm), ...getStakingPools().map(ofPool)]

/** A farm or pool before the day, and what the account earned on it. */
interface Day {
  readonly block: bigint
  readonly rewards: BlockRewards
  readonly stake: bigint
  readonly apr: PoolApr | undefined
  readonly stakeUsd: Decimal
  readonly earned: bigint
  readonly earnedUsd: Decimal
}
const days = new Map<string, Day>()
let measuredSec: number | undefined
let snapshotId = ''

/** Values of a reading of each subject, in order. @throws if one failed */
async function readOfEach<T>(pick: (subject: Subject) => Reading<T>): Promise<readonly T[]> {
  const values = await readNow(subjects.map(pick))
  return values.map((value, index) => {
    if (value === undefined) throw new Error(`${String(subjects[index]?.name)} was not read`)
    return value
  })
}

/** The accounts of tests have stakes in all others. */
async function stakeCro(): Promise<void> {
  for (const { kind, contract } of getStakingPools()) {
    if (kind !== 'nativeStake') continue
    const value = 1_000n * 10n ** 18n
    const data = callData(nativeSmartChefContract(contract).deposit({ value }))
    await chain.send({ from: account, to: contract, data, value })
  }
}

beforeAll(async () => {
  snapshotId = await chain.snapshot()
  await stakeCro()
  const { number } = await readLatestBlock(readClient)
  const [rewards, stakes, before] = [
    await readOfEach(({ rewards }) => rewards),
    await readOfEach(({ stake }) => stake),
    await readOfEach(({ pending }) => pending),
  ]
  const aprs = await readNow(subjects.map(({ aprAt }) => aprAt(number)))
  const stakedPrices = await readNow(subjects.map(({ stakedPrice }) => stakedPrice))
  const rewardPrices = await readNow(subjects.map(({ rewardPrice }) => rewardPrice))
  await chain.rpc('anvil_mine', [toHex(DAY_BLOCKS), toHex(BLOCK_TIME_SEC)])
  const latest = await readLatestBlock(readClient)
  measuredSec = await readBlockTime(readClient, latest)
  expect(latest.number).toBe(number + DAY_BLOCKS)
  const after = await readOfEach(({ pending }) => pending)
  subjects.forEach(({ name, decimals }, index) => {
    const [stake, of] = [stakes[index] ?? 0n, rewards[index]]
    const earned = (after[index] ?? 0n) - (before[index] ?? 0n)
    if (of === undefined) throw new Error(`${name} was not read`)
    days.set(name, {
      block: BigInt(number),
      rewards: of,
      stake,
      apr: aprs[index],
      stakeUsd: toDecimal(stake, decimals.staked).times(stakedPrices[index] ?? NaN),
      earned,
      earnedUsd: toDecimal(earned, decimals.reward).times(rewardPrices[index] ?? NaN),
    })
  })
})
afterAll(() => chain.revert(snapshotId))

function dayOf(name: string): Day {
  const day = days.get(name)
  if (day === undefined) throw new Error(`${name} was not read`)
  return day
}

const names = subjects.map(({ name }) => name)
const STEADY = names.filter((name) => name !== STARTING && name !== ENDING)

describe('forecast of a day', () => {
  it('is made for every farm and every pool', () => {
    expect(names).toHaveLength(network.farms.list.length + network.farms.pools.length)
    expect(names.filter((name) => dayOf(name).stake > 0n)).toEqual(names)
  })

  it.each(names)('%s: the account earned what its stake, the total and the blocks say, but for rounding', (name) => {
    const { rewards, stake, block, earned } = dayOf(name)
    const forecast = earnedBetween(rewards, stake, block, block + BigInt(DAY_BLOCKS))
    const difference = earned - forecast
    // The contract and the forecast round down at different points.
    expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(2n + forecast / 10n ** 9n)
    expect(earned > 0n).toBe(!PAYING_NOTHING.includes(name))
  })

  it.each(STEADY)('%s: the account earned the APR of the day, within 0.5 %%', (name) => {
    const { apr, stakeUsd, earned, earnedUsd } = dayOf(name)
    if (!Decimal.isBigNumber(apr)) throw new Error(`${name} has no APR: ${String(apr)}`)
    expect(apr.gt(0)).toBe(!PAYING_NOTHING.includes(name))
    if (apr.isZero()) expect(earned).toBe(0n)
    else
      expect(
        Math.abs(earnedUsd.div(stakeUsd.times(apr).div(365)).toNumber() - 1),
        `${earnedUsd.toFixed()} USD`,
      ).toBeLessThan(0.005)
  })

  it('has no APR before the start, and pays for a part of the day where a pool starts or ends', () => {
    expect(dayOf(STARTING).apr).toBe('soon')
    for (const name of [STARTING, ENDING]) {
      const { rewards, stake, earned, block } = dayOf(name)
      const { rewardPerBlock, totalStaked } = rewards
      const wholeDay = earnedBetween({ rewardPerBlock, totalStaked }, stake, block, block + BigInt(DAY_BLOCKS))
      expect(earned, name).toBeGreaterThan(0n)
      expect(earned, name).toBeLessThan(wholeDay)
    }
  })

  it('uses the block time measured from the block headers', () => {
    expect(measuredSec).toBeCloseTo(BLOCK_TIME_SEC, 0)
  })
})
