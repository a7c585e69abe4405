import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import type { TxCall } from '@/chain/tx/txCall'
import type { Requote, TxMetadata, TxPreview, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import type { Farm } from './farm'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Pool 0 has functions of its own, which mint and burn its receipt token. */
export const STAKING_PID = 0

export type Receipts = TxPreview['receives']

/** The pending rewards that every change of a stake pays; nothing if they are 0 or unknown. */
export function rewardReceived({ rewardToken }: Farm, earnedWei: bigint | undefined): Receipts {
  return earnedWei === undefined || earnedWei === 0n
    ? []
    : [{ ...currencyAmount(rewardToken, earnedWei), isGuaranteed: false }]
}

/** What all transactions with a farm have in common. */
export function farmTerms({ chef, staked, rewardToken }: Farm): Pick<TxMetadata, 'gas' | 'touches'> {
  return { gas: ESTIMATED_GAS, touches: [chef, staked.address, rewardToken.address] }
}

/** Stakes an amount and pays the pending rewards. */
export function depositCall({ chef, pid }: Farm, amountWei: bigint): TxCall {
  const contract = cakeMasterChefContract(chef)
  return pid === STAKING_PID ? contract.enterStaking(amountWei) : contract.deposit(BigInt(pid), amountWei)
}

/** Returns an amount of the stake and pays the pending rewards. */
export function withdrawCall({ chef, pid }: Farm, amountWei: bigint): TxCall {
  const contract = cakeMasterChefContract(chef)
  return pid === STAKING_PID ? contract.leaveStaking(amountWei) : contract.withdraw(BigInt(pid), amountWei)
}

/** Rewards to harvest from a farm. */
export interface FarmHarvest {
  readonly farm: Farm
  readonly earnedWei: bigint
}

/** Reads the rewards again, which may have been harvested in another window. */
export function requoteHarvest(
  harvests: readonly FarmHarvest[],
  requestOf: (harvests: readonly FarmHarvest[]) => TxRequest,
): Requote {
  return async (client, from) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const current = await Promise.all(
      harvests.map(async ({ farm }) => ({
        farm,
        earnedWei: await readCall(client, cakeMasterChefContract(farm.chef).pendingCake(BigInt(farm.pid), from)),
      })),
    )
    return current.every(({ earnedWei }) => earnedWei === 0n)
      ? { status: 'refused', title: { key: 'farms.tx.nothing' } }
      : { status: 'offered', offer: { request: requestOf(current) } }
  }
}

/** Pays the pending rewards of a farm. */
export function harvestTx({ farm, earnedWei }: FarmHarvest): TxRequest {
  return {
    // As in the interfaces of PancakeSwap and its forks: deposit(pid, 0), and leaveStaking(0) in pool 0.
    ...(farm.pid === STAKING_PID ? withdrawCall(farm, 0n) : depositCall(farm, 0n)),
    ...farmTerms(farm),
    summary: { key: 'farms.tx.harvest', values: { asset: farm.staked.symbol } },
    success: { key: 'farms.tx.harvest.success' },
    failure: { key: 'farms.tx.harvest.failure' },
    preview: { sends: [], receives: rewardReceived(farm, earnedWei) },
    requote: requoteHarvest([{ farm, earnedWei }], ([current = { farm, earnedWei }]) => harvestTx(current)),
  }
}
