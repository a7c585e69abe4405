import type { Requote, TxOffer, TxRequest, TxText } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import {
  amountValues,
  POOL_GAS,
  poolRewardReceived,
  requoteReward,
  stakeCall,
  touchedBy,
  unstakeCall,
} from '@/domain/farm/poolHarvestTx'
import { poolEndReading } from '@/domain/farm/stakeReads'
import type { StakingPool } from '@/domain/farm/stakingPool'
import { currencyAmount } from '@/domain/token/currency'

/** What a transaction moves, in base units. */
export interface PoolAmounts {
  readonly amountWei: bigint
  /** Paid with every stake and withdrawal; undefined while unknown. */
  readonly pendingWei: bigint | undefined
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
    gas: POOL_GAS,
    summary: { key: 'pools.tx.stake', values },
    success: { key: 'pools.tx.stake.success', values },
    failure: { key: 'pools.tx.stake.failure' },
    touches: touchedBy(pool),
    preview: {
      sends: [currencyAmount(staked, amountWei)],
      receives: poolRewardReceived(pool, pendingWei),
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
    gas: POOL_GAS,
    summary: { key: 'pools.tx.unstake', values },
    success: { key: 'pools.tx.unstake.success', values },
    failure: { key: 'pools.tx.unstake.failure' },
    touches: touchedBy(pool),
    preview: {
      sends: [],
      receives: [
        { ...currencyAmount(pool.staked, amountWei), isGuaranteed: true },
        ...poolRewardReceived(pool, pendingWei),
      ],
    },
  }
}

/** What the user agreed to stake, or what is left of it if the reward was harvested meanwhile. */
function compoundable(pendingWei: bigint, { request: { preview } }: TxOffer): bigint {
  const agreedWei = preview?.sends[0]?.amountWei
  return agreedWei === undefined || pendingWei < agreedWei ? pendingWei : agreedWei
}

/** Stakes the pending reward of the pool whose reward is the staked token. What accrues until then is paid out. */
export function compoundPoolTx(pool: StakingPool, pendingWei: bigint): TxRequest {
  const values = amountValues(pool.staked, pendingWei)
  return {
    ...stakeCall(pool, pendingWei),
    gas: POOL_GAS,
    summary: { key: 'pools.tx.compound', values },
    success: { key: 'pools.tx.compound.success', values },
    failure: { key: 'pools.tx.compound.failure' },
    touches: touchedBy(pool),
    preview: { sends: [currencyAmount(pool.staked, pendingWei)], receives: poolRewardReceived(pool, pendingWei) },
    requote: requoteReward(pool, (currentWei, agreed) => compoundPoolTx(pool, compoundable(currentWei, agreed))),
  }
}
