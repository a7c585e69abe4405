import { describe, expect, it } from 'vitest'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { callData } from '@/chain/tx/txCall'
import { harvestTx } from '@/domain/farm/harvestTx'
import { ZERO_ADDRESS } from '@/lib/hex'
import { FARM, LP, pairFarm, singleFarm } from '../testing/farms'
import { emergencyWithdrawTx, harvestAllTx, stakeInFarmTx, unstakeFromFarmTx } from './farmTx'

const chef = cakeMasterChefContract(FARM)
const order = { amountWei: 7n, amountText: '7', earnedWei: 2n }

describe('the calls of a farm', () => {
  it('name its pid', () => {
    expect(callData(stakeInFarmTx({ farm: pairFarm, ...order }))).toBe(callData(chef.deposit(1n, 7n)))
    expect(callData(unstakeFromFarmTx({ farm: pairFarm, ...order }))).toBe(callData(chef.withdraw(1n, 7n)))
    expect(callData(harvestTx({ farm: pairFarm, earnedWei: 2n }))).toBe(callData(chef.deposit(1n, 0n)))
    expect(callData(emergencyWithdrawTx(pairFarm, 7n, 2n))).toBe(callData(chef.emergencyWithdraw(1n)))
  })

  it('are those of pool 0 for the single token', () => {
    expect(callData(stakeInFarmTx({ farm: singleFarm, ...order }))).toBe(callData(chef.enterStaking(7n)))
    expect(callData(unstakeFromFarmTx({ farm: singleFarm, ...order }))).toBe(callData(chef.leaveStaking(7n)))
    expect(callData(harvestTx({ farm: singleFarm, earnedWei: 2n }))).toBe(callData(chef.leaveStaking(0n)))
  })

  it('record a stake, so that it ends a zap for the same pool', () => {
    expect(stakeInFarmTx({ farm: pairFarm, ...order }).move).toEqual({
      kind: 'deposit',
      contract: FARM,
      pid: 1,
      amount: '7',
    })
  })

  it('go to the farm, and refresh it with both tokens', () => {
    const { contract, touches } = stakeInFarmTx({ farm: pairFarm, ...order })
    expect(contract).toBe(FARM)
    expect(touches).toEqual([FARM, LP, pairFarm.rewardToken.address])
  })
})

describe('the preview', () => {
  const reward = { token: pairFarm.rewardToken.address, amountWei: 2n, isGuaranteed: false }

  it('says that staking and unstaking pay the rewards too', () => {
    expect(stakeInFarmTx({ farm: pairFarm, ...order }).preview).toMatchObject({
      sends: [{ token: LP, amountWei: 7n }],
      receives: [reward],
    })
    expect(unstakeFromFarmTx({ farm: pairFarm, ...order }).preview).toMatchObject({
      sends: [],
      receives: [{ token: LP, amountWei: 7n, isGuaranteed: true }, reward],
    })
  })

  it('sums what pool 0 pays, because both are the same token', () => {
    expect(unstakeFromFarmTx({ farm: singleFarm, ...order }).preview?.receives).toMatchObject([
      { ...reward, amountWei: 9n },
    ])
  })

  it('names no rewards that are 0 or unknown', () => {
    expect(stakeInFarmTx({ farm: pairFarm, ...order, earnedWei: 0n }).preview?.receives).toEqual([])
    expect(stakeInFarmTx({ farm: pairFarm, ...order, earnedWei: undefined }).preview?.receives).toEqual([])
  })

  it('of an emergency withdrawal says which rewards are lost', () => {
    expect(emergencyWithdrawTx(pairFarm, 7n, 2n).preview).toMatchObject({
      receives: [{ token: LP, amountWei: 7n }],
      forfeits: [{ amountWei: 2n }],
    })
    expect(emergencyWithdrawTx(pairFarm, 7n, 0n).preview?.forfeits).toBeUndefined()
  })
})

describe('the review', () => {
  const answering = (words: readonly bigint[]): RpcClient => ({
    request: async (_method, _params, parse) =>
      Promise.resolve(parse(`0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`)),
  })
  const poolInfo = (allocPoint: bigint) => answering([BigInt(LP), allocPoint, 0n, 0n])

  it('refuses a stake once the farm has no rewards any more', async () => {
    const request = stakeInFarmTx({ farm: pairFarm, ...order })
    const offer = { request }
    expect(await request.requote?.(poolInfo(1n), ZERO_ADDRESS, offer)).toEqual({ status: 'offered', offer })
    expect(await request.requote?.(poolInfo(0n), ZERO_ADDRESS, offer)).toEqual({
      status: 'refused',
      title: { key: 'farms.stake.finished' },
    })
  })

  it('offers what is left to harvest, and refuses nothing', async () => {
    const request = harvestTx({ farm: pairFarm, earnedWei: 2n })
    expect(await request.requote?.(answering([1n]), ZERO_ADDRESS, { request })).toMatchObject({
      offer: { request: { preview: { receives: [{ amountWei: 1n }] } } },
    })
    expect(await request.requote?.(answering([0n]), ZERO_ADDRESS, { request })).toMatchObject({ status: 'refused' })
  })
})

describe('harvestAllTx', () => {
  it('harvests every farm in one batch, and says what all of them pay', () => {
    const request = harvestAllTx([
      { farm: singleFarm, earnedWei: 2n },
      { farm: pairFarm, earnedWei: 3n },
    ])
    expect([request, ...(request.before ?? [])].map(callData)).toEqual([
      callData(chef.leaveStaking(0n)),
      callData(chef.deposit(1n, 0n)),
    ])
    expect(request.preview?.receives).toMatchObject([{ amountWei: 5n }])
    expect(request.summary.values).toEqual({ farms: '2' })
  })
})
