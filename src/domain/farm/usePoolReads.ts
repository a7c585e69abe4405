import { useMemo } from 'react'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { useCallReader } from '@/hooks/useCallReader'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type PoolReadings, type PoolTerms, poolReadings } from './poolReads'
import type { StakingPool } from './stakingPool'

/** What an account has in a pool, in base units. */
export interface OwnPoolReads {
  readonly staked: Loadable<bigint>
  readonly pending: Loadable<bigint>
  /** Of the token that the pool stakes. */
  readonly balance: Loadable<bigint>
  readonly isBlacklisted: Loadable<boolean>
}

/** What is read of a pool. Prices are in USD, undefined without a market. */
export interface PoolReads {
  readonly terms: Loadable<PoolTerms>
  readonly stakedPrice: Loadable<Decimal | undefined>
  readonly rewardPrice: Loadable<Decimal | undefined>
  /** Undefined without an account. */
  readonly own: OwnPoolReads | undefined
}

function readingsOf({ terms, stakedPrice, rewardPrice, own }: PoolReadings): readonly Reading<unknown>[] {
  const all = [terms, stakedPrice, rewardPrice]
  return own === undefined ? all : [...all, own.staked, own.pending, own.balance, own.isBlacklisted]
}

function readsOf({ terms, stakedPrice, rewardPrice, own }: PoolReadings, read: CallReader): PoolReads {
  return {
    terms: terms.derive(read),
    stakedPrice: stakedPrice.derive(read),
    rewardPrice: rewardPrice.derive(read),
    own: own && {
      staked: own.staked.derive(read),
      pending: own.pending.derive(read),
      balance: own.balance.derive(read),
      isBlacklisted: own.isBlacklisted.derive(read),
    },
  }
}

/** Reads pools in one batch, in the given order. `pools` must be referentially stable. */
export function usePoolReads(pools: readonly StakingPool[], account: Address | undefined): readonly PoolReads[] {
  const plans = useMemo(() => pools.map((pool) => poolReadings(getDeployment(), pool, account)), [pools, account])
  const read = useCallReader(useMemo(() => plans.flatMap(readingsOf), [plans]))
  return useMemo(() => plans.map((plan) => readsOf(plan, read)), [plans, read])
}
