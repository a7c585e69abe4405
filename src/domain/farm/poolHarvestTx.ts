import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { smartChefContract } from '@/chain/contracts/smartChef'
import type { TxCall } from '@/chain/tx/txCall'
import type { Requote, TxOffer, TxPreview, TxRequest } from '@/chain/tx/txRequest'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { pendingRewardCall } from './poolReads'
import type { StakingPool } from './stakingPool'

/** Of every transaction with a pool. */
export const POOL_GAS = { margin: 1.2 } as const

/** Stakes an amount and pays the pending reward. */
export function stakeCall({ kind, contract }: StakingPool, amountWei: bigint): TxCall {
  switch (kind) {
    case 'manual':
      return cakeMasterChefContract(contract).enterStaking(amountWei)
    case 'nativeStake':
      return nativeSmartChefContract(contract).deposit({ value: amountWei })
    case 'token':
    case 'nativeReward':
      return smartChefContract(contract).deposit(amountWei)
  }
}

/** Withdraws an amount and pays the pending reward. */
export function unstakeCall({ kind, contract }: StakingPool, amountWei: bigint): TxCall {
  return kind === 'manual'
    ? cakeMasterChefContract(contract).leaveStaking(amountWei)
    : smartChefContract(contract).withdraw(amountWei)
}

/**
 * Pays the reward only. A deposit of 0 reverts if the reward can't be paid, which a withdrawal leaves pending without
 * saying so; but an account that can't stake can only withdraw.
 */
function harvestCall(pool: StakingPool, canStake: boolean): TxCall {
  return canStake && pool.kind !== 'manual' ? stakeCall(pool, 0n) : unstakeCall(pool, 0n)
}

/** Contracts whose reads a transaction with a pool changes. */
export function touchedBy({ contract, staked, reward }: StakingPool): readonly Address[] {
  return [contract, ...[staked, reward].flatMap(({ address }) => (address === 'native' ? [] : [address]))]
}

/** The text values of an amount. */
export function amountValues({ symbol, decimals }: Currency, wei: bigint) {
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

/** The pending reward that every change of a stake pays; nothing if it is 0 or unknown. */
export function poolRewardReceived({ reward }: StakingPool, pendingWei: bigint | undefined): TxPreview['receives'] {
  return pendingWei === undefined || pendingWei === 0n
    ? []
    : [{ ...currencyAmount(reward, pendingWei), isGuaranteed: false }]
}

/** Reads the reward again, which may have been harvested in another window. */
export function requoteReward(
  pool: StakingPool,
  requestOf: (pendingWei: bigint, agreed: TxOffer) => TxRequest,
): Requote {
  return async (client, from, agreed) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const pendingWei = await readCall(client, pendingRewardCall(pool, from))
    return pendingWei === 0n
      ? { status: 'refused', title: { key: 'pools.tx.nothing' } }
      : { status: 'offered', offer: { request: requestOf(pendingWei, agreed) } }
  }
}

/** Pays the pending reward and leaves the stake as it is. @param canStake false for a blacklisted account */
export function harvestRewardTx(pool: StakingPool, pendingWei: bigint, canStake: boolean): TxRequest {
  const values = { asset: pool.reward.symbol }
  return {
    ...harvestCall(pool, canStake),
    gas: POOL_GAS,
    summary: { key: 'pools.tx.harvest', values },
    success: { key: 'pools.tx.harvest.success', values },
    failure: { key: 'pools.tx.harvest.failure' },
    touches: touchedBy(pool),
    preview: { sends: [], receives: poolRewardReceived(pool, pendingWei) },
    requote: requoteReward(pool, (currentWei) => harvestRewardTx(pool, currentWei, canStake)),
  }
}
