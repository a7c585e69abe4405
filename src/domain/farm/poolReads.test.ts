import { describe, expect, it } from 'vitest'
import type { Reading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { erc20Contract } from '@/chain/contracts/erc20'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { smartChefContract } from '@/chain/contracts/smartChef'
import { getDeployment } from '@/config/deployment'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { poolReadings, poolTermsReading } from './poolReads'
import { getStakingPools, type StakingPool } from './stakingPool'
import { type Answer, readerOf } from './testing/answers'

const ACCOUNT: Address = `0x${'a'.repeat(40)}`

const keysOf = (reading: Reading<unknown>) => reading.calls.map(({ key }) => key)

function poolAt(sousId: number): StakingPool {
  const pool = getStakingPools().find((each) => each.sousId === sousId)
  if (pool === undefined) throw new Error(`No pool ${sousId}`)
  return pool
}

describe('getStakingPools', () => {
  it('has the native coin on a native side', () => {
    expect(getStakingPools().map(({ staked, reward }) => [staked.symbol, reward.symbol])).toContainEqual([
      'CRO',
      'DIAL',
    ])
    expect(poolAt(7).staked.address).toBe('native')
    expect(poolAt(8).reward.address).toBe('native')
    expect(poolAt(1).staked.address).not.toBe('native')
  })
})

describe('poolTermsReading', () => {
  const chef = smartChefContract(poolAt(2).contract)
  const terms = (limit: bigint): readonly Answer[] => [
    [chef.rewardPerBlock(), 7n],
    [chef.totalStaked(), 100n],
    [chef.startBlock(), 50n],
    [chef.bonusEndBlock(), 80n],
    [chef.rewardReserve(), 30n],
    [chef.poolLimitPerUser(), limit],
    [chef.numberBlocksForUserLimit(), 20n],
  ]
  const read = (answers: readonly Answer[]) => poolTermsReading(poolAt(2)).derive(readerOf(answers))

  it('limits stakes until a number of blocks after the start', () => {
    const known = { rewardPerBlock: 7n, totalStaked: 100n, startBlock: 50n, endBlock: 80n, reserve: 30n }
    expect(valueOf(read(terms(500n)))).toEqual({ ...known, limit: { perAccount: 500n, untilBlock: 70n } })
    expect(valueOf(read(terms(0n)))).toEqual(known)
  })

  it('fails if a part of them fails', () => {
    expect(read(terms(500n).slice(1)).status).toBe('failed')
  })

  it("is pool 0's part of the farm's rewards for the manual pool", () => {
    const manual = poolAt(0)
    const farm = cakeMasterChefContract(manual.contract)
    if (manual.staked.address === 'native') throw new Error('Pool 0 stakes a token')
    const reading = poolTermsReading(manual).derive(
      readerOf([
        [farm.cakePerBlock(), 1_000n],
        [farm.poolInfo(0n), { lpToken: ZERO_ADDRESS, allocPoint: 25n, lastReward: 0n, accRewardPerShare: 0n }],
        [farm.totalAllocPoint(), 100n],
        [erc20Contract(manual.staked.address).balanceOf(manual.contract), 9n],
      ]),
    )
    expect(valueOf(reading)).toEqual({ rewardPerBlock: 250n, totalStaked: 9n })
  })
})

describe('poolReadings', () => {
  it('asks for the blacklist only where a pool has one', () => {
    const native = poolAt(7)
    const call = nativeSmartChefContract(native.contract).isBlacklisted(ACCOUNT)
    const own = poolReadings(getDeployment(), native, ACCOUNT).own
    expect(own && keysOf(own.isBlacklisted)).toEqual([call.key])
    expect(own && valueOf(own.isBlacklisted.derive(readerOf([[call, true]])))).toBe(true)
    const other = poolReadings(getDeployment(), poolAt(1), ACCOUNT).own
    expect(other && keysOf(other.isBlacklisted)).toEqual([])
    expect(other && valueOf(other.isBlacklisted.derive(readerOf([])))).toBe(false)
  })

  it('keeps a reward that fails apart from the stake', () => {
    const pool = poolAt(1)
    const own = poolReadings(getDeployment(), pool, ACCOUNT).own
    const read = readerOf([[smartChefContract(pool.contract).userInfo(ACCOUNT), { amount: 5n, rewardDebt: 0n }]])
    expect(own && valueOf(own.staked.derive(read))).toBe(5n)
    expect(own?.pending.derive(read).status).toBe('failed')
  })

  it('asks nothing of an account where none is connected', () => {
    expect(poolReadings(getDeployment(), poolAt(1), undefined).own).toBeUndefined()
  })
})
