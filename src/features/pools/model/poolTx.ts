import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { smartChefContract } from '@/chain/contracts/smartChef'
import type { TxCall } from '@/chain/tx/txCall'
import type { Requote, TxOffer, TxPreview, TxRequest, TxText } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { pendingRewardCall } from '@/domain/farm/poolReads'
import { poolEndReading } from '@/domain/farm/stakeReads'
import type { StakingPool } from '@/domain/farm/stakingPool'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

/** What a transaction moves, in base units. */
export interface PoolAmounts {
  readonly amountWei: bigint
  /** Paid with every stake and withdrawal; undefined while unknown. */
  readonly pendingWei: bigint | undefined
}

function stakeCall({ kind, contract }: StakingPool, amountWei: bigint): TxCall {
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

function unstakeCall({ kind, contract }: StakingPool, amountWei: bigint): TxCall {
  return kind === 'manual'
    ? cakeMasterChefContract(contract).leaveStaking(amountWei)
    : smartChefContract(contract).withdraw(amountWei)
}

/**
 * Pays the reward only. A deposit of 0 reverts if the reward can't be paid, which a withdrawal leaves pending without
 * saying so; but an account that can't stake can only withdraw.
 */
function collectCall(pool: StakingPool, canStake: boolean): TxCall {
  return canStake && pool.kind !== 'manual' ? stakeCall(pool, 0n) : unstakeCall(pool, 0n)
}

function touchedBy({ contract, staked, reward }: StakingPool): readonly Address[] {
  return [contract, ...[staked, reward].flatMap(({ address }) => (address === 'native' ? [] : [address]))]
}

/** The text values of an amount. */
export function amountValues({ symbol, decimals }: Currency, wei: bigint) {
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

function rewardReceived({ reward }: StakingPool, pendingWei: bigint | undefined): TxPreview['receives'] {
  return pendingWei === undefined || pendingWei === 0n
    ? []
    : [{ ...currencyAmount(reward, pendingWei), isGuaranteed: false }]
}

/** Refuses a stake once the pool has ended: the contract would take it, and pay nothing for it. */
function refuseAfterEnd(pool: StakingPool): Requote {
  return async (client, _from, agreed) => {
    const network = getDeployment()
    const { multicall } = network.contracts
    const hasEnded = poolEndReading(network, pool)
    if (multicall === undefined || hasEnded === undefined) return { status: 'offered', offer: agreed }
    const { readReading } = await import('@/chain/calls/readReading')
    return (await readReading(client, multicall, hasEnded))
      ? { status: 'refused', title: { key: 'pools.stake.ended' } }
      : { status: 'offered', offer: agreed }
  }
}

/** Stakes an amount and pays the pending reward. @param limit of an account, base units; undefined without one */
export function stakeInPoolTx(pool: StakingPool, { amountWei, pendingWei }: PoolAmounts, limit?: bigint): TxRequest {
  const { staked, kind } = pool
  const values = amountValues(staked, amountWei)
  const warning: TxText | undefined =
    limit === undefined ? undefined : { key: 'pools.tx.stake.limit', values: amountValues(staked, limit) }
  return {
    ...stakeCall(pool, amountWei),
    gas: GAS,
    summary: { key: 'pools.tx.stake', values },
    success: { key: 'pools.tx.stake.success', values },
    failure: { key: 'pools.tx.stake.failure' },
    touches: touchedBy(pool),
    preview: {
      sends: [currencyAmount(staked, amountWei)],
      receives: rewardReceived(pool, pendingWei),
      ...(warning && { warning }),
    },
    ...(kind !== 'manual' && { requote: refuseAfterEnd(pool) }),
  }
}

/** Withdraws an amount of the stake and pays the pending reward. */
export function unstakeFromPoolTx(pool: StakingPool, { amountWei, pendingWei }: PoolAmounts): TxRequest {
  const values = amountValues(pool.staked, amountWei)
  return {
    ...unstakeCall(pool, amountWei),
    gas: GAS,
    summary: { key: 'pools.tx.unstake', values },
    success: { key: 'pools.tx.unstake.success', values },
    failure: { key: 'pools.tx.unstake.failure' },
    touches: touchedBy(pool),
    preview: {
      sends: [],
      receives: [
        { ...currencyAmount(pool.staked, amountWei), isGuaranteed: true },
        ...rewardReceived(pool, pendingWei),
      ],
    },
  }
}

/** Reads the reward again, which may have been collected in another window. */
function requoteReward(pool: StakingPool, requestOf: (pendingWei: bigint, agreed: TxOffer) => TxRequest): Requote {
  return async (client, from, agreed) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const pendingWei = await readCall(client, pendingRewardCall(pool, from))
    return pendingWei === 0n
      ? { status: 'refused', title: { key: 'pools.collect.nothing' } }
      : { status: 'offered', offer: { request: requestOf(pendingWei, agreed) } }
  }
}

/** Pays the pending reward and leaves the stake as it is. @param canStake false for a blacklisted account */
export function collectRewardTx(pool: StakingPool, pendingWei: bigint, canStake: boolean): TxRequest {
  const values = { asset: pool.reward.symbol }
  return {
    ...collectCall(pool, canStake),
    gas: GAS,
    summary: { key: 'pools.tx.collect', values },
    success: { key: 'pools.tx.collect.success', values },
    failure: { key: 'pools.tx.collect.failure' },
    touches: touchedBy(pool),
    preview: { sends: [], receives: rewardReceived(pool, pendingWei) },
    requote: requoteReward(pool, (currentWei) => collectRewardTx(pool, currentWei, canStake)),
  }
}

/** What the user agreed to stake, or what is left of it if the reward was collected meanwhile. */
function compoundable(pendingWei: bigint, { request: { preview } }: TxOffer): bigint {
  const agreedWei = preview?.sends[0]?.amountWei
  return agreedWei === undefined || pendingWei < agreedWei ? pendingWei : agreedWei
}

/** Stakes the pending reward of the pool whose reward is the staked token. What accrues until then is paid out. */
export function compoundPoolTx(pool: StakingPool, pendingWei: bigint): TxRequest {
  const values = amountValues(pool.staked, pendingWei)
  return {
    ...stakeCall(pool, pendingWei),
    gas: GAS,
    summary: { key: 'pools.tx.compound', values },
    success: { key: 'pools.tx.compound.success', values },
    failure: { key: 'pools.tx.compound.failure' },
    touches: touchedBy(pool),
    preview: { sends: [currencyAmount(pool.staked, pendingWei)], receives: rewardReceived(pool, pendingWei) },
    requote: requoteReward(pool, (currentWei, agreed) => compoundPoolTx(pool, compoundable(currentWei, agreed))),
  }
}
