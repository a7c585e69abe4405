import { describe, expect, it, vi } from 'vitest'
import { readReading } from '@/chain/calls/readReading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { vaultContract } from '@/chain/contracts/vault'
import { callData } from '@/chain/tx/txCall'
import { ACCOUNT, SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { FARM, LP, pairFarm } from '../testing/farms'
import { type MoveOrder, moveToVaultTx, unstakeForVaultTx } from './moveTx'

vi.mock('@/chain/calls/readReading', () => ({ readReading: vi.fn() }))

const chef = cakeMasterChefContract(FARM)
const vault = testVault({}, { underlying: LP })
const order: MoveOrder = {
  farm: pairFarm,
  vault,
  shareToken: SHARE_TOKEN,
  stakeWei: 7n,
  earnedWei: 2n,
  shares: { wei: 6n, symbol: 'xLP', feeWei: 1n },
  referrer: undefined,
}
const reward = { token: pairFarm.rewardToken.address, amountWei: 2n, isGuaranteed: false }

describe('unstakeForVaultTx', () => {
  it('unstakes everything, and records which vault it is for', () => {
    const request = unstakeForVaultTx(order)
    expect(callData(request)).toBe(callData(chef.withdraw(1n, 7n)))
    expect(request.move).toEqual({ kind: 'unstake', contract: SHARE_TOKEN, amount: '7' })
    expect(request.preview?.receives).toMatchObject([{ token: LP, amountWei: 7n }, reward])
  })
})

describe('moveToVaultTx', () => {
  const request = moveToVaultTx(order)

  it('unstakes before it deposits', () => {
    expect([...(request.before ?? []), request].map(callData)).toEqual([
      callData(chef.withdraw(1n, 7n)),
      callData(vaultContract(SHARE_TOKEN).deposit(7n)),
    ])
    expect(request.move).toEqual({ kind: 'deposit', contract: SHARE_TOKEN, amount: '7' })
  })

  it('says what is deposited, minted and kept, and which rewards come along', () => {
    expect(request.preview).toMatchObject({
      sends: [{ token: LP, amountWei: 7n }],
      receives: [{ token: SHARE_TOKEN, amountWei: 6n, isGuaranteed: false }, reward],
      depositFee: { amountWei: 1n },
    })
  })

  const requoted = async (staked: bigint) => {
    vi.mocked(readReading).mockResolvedValue([staked, 5n, { wei: 4n, symbol: 'xLP', feeWei: 1n }])
    return request.requote?.({ request: () => Promise.reject(new Error('Not asked')) }, ACCOUNT, { request })
  }

  it('is reviewed with the rewards and shares of the moment', async () => {
    expect(await requoted(7n)).toMatchObject({
      status: 'offered',
      offer: { request: { preview: { receives: [{ amountWei: 4n }, { ...reward, amountWei: 5n }] } } },
    })
  })

  it('is refused if the stake has become smaller', async () => {
    expect(await requoted(6n)).toEqual({ status: 'refused', title: { key: 'farms.unstake.insufficient' } })
  })
})
