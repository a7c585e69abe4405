import { useDeferredValue, useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { useCallReader } from '@/hooks/useCallReader'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Farm } from './farm'
import {
  type FarmTerms,
  farmAllowanceReading,
  farmAprReading,
  farmBalanceReading,
  farmEarnedReading,
  farmLiquidityReading,
  farmStakePriceReading,
  farmStakeReading,
  farmTermsReading,
} from './farmReads'

/** What an account has in a farm, in base units. */
export interface FarmHolding {
  readonly stake: Loadable<bigint>
  /** Rewards that can be harvested. */
  readonly earned: Loadable<bigint>
  /** Of the staked token in the wallet. */
  readonly balance: Loadable<bigint>
}

export interface FarmReads {
  readonly terms: Loadable<FarmTerms>
  /** Everything staked. */
  readonly liquidity: Loadable<ValuedAmount>
  /** USD per staked token; undefined without a market. */
  readonly stakePrice: Loadable<Decimal | undefined>
  /** USD per reward token; undefined without a market. */
  readonly rewardPrice: Loadable<Decimal | undefined>
  /** Of the rewards (1 = 100 %); undefined without stakes or a price. */
  readonly rewardApr: Loadable<Decimal | undefined>
  /** Undefined without an account. */
  readonly holding: FarmHolding | undefined
}

/**
 * The data of farms, in the given order, read in one batch. Updates are deferred, because a block changes all farms at once
 * and input takes precedence. `farms` must be referentially stable.
 * @param blocksPerYear for the APRs; keep it the same between renders
 */
export function useFarms(
  farms: readonly Farm[],
  account: Address | undefined,
  blocksPerYear: Decimal,
): readonly FarmReads[] {
  const plans = useMemo(
    () => farms.map((farm) => farmPlan(farm, account, blocksPerYear)),
    [farms, account, blocksPerYear],
  )
  // Allowances are in the same batch, so that the forms of a farm know them once it is opened.
  const allowances = useMemo(
    () => (account === undefined ? [] : farms.map((farm) => farmAllowanceReading(farm, account))),
    [farms, account],
  )
  const read = useCallReader(useMemo(() => [...plans.flatMap(planReadings), ...allowances], [plans, allowances]))
  const answered = useDeferredValue(useMemo(() => ({ plans, read }), [plans, read]))
  return useMemo(
    () =>
      answered.plans.map(({ holding, ...plan }) => ({
        terms: plan.terms.derive(answered.read),
        liquidity: plan.liquidity.derive(answered.read),
        stakePrice: plan.stakePrice.derive(answered.read),
        rewardPrice: plan.rewardPrice.derive(answered.read),
        rewardApr: plan.rewardApr.derive(answered.read),
        holding: holding && {
          stake: holding.stake.derive(answered.read),
          earned: holding.earned.derive(answered.read),
          balance: holding.balance.derive(answered.read),
        },
      })),
    [answered],
  )
}

type Readings<T> = { readonly [K in keyof T]: T[K] extends Loadable<infer V> ? Reading<V> : never }

interface FarmPlan extends Readings<Omit<FarmReads, 'holding'>> {
  readonly holding: Readings<FarmHolding> | undefined
}

function farmPlan(farm: Farm, account: Address | undefined, blocksPerYear: Decimal): FarmPlan {
  const network = getDeployment()
  const terms = farmTermsReading(farm)
  const stakePrice = farmStakePriceReading(network, farm)
  const liquidity = farmLiquidityReading(farm, stakePrice)
  return {
    terms,
    liquidity,
    stakePrice,
    rewardPrice: tokenPriceReading(network, farm.rewardToken.symbol),
    rewardApr: farmAprReading(network, farm, terms, liquidity, blocksPerYear),
    holding: account && {
      stake: farmStakeReading(farm, account),
      earned: farmEarnedReading(farm, account),
      balance: farmBalanceReading(farm, account),
    },
  }
}

function planReadings({ holding, ...plan }: FarmPlan): readonly Reading<unknown>[] {
  return [...Object.values(plan), ...(holding === undefined ? [] : Object.values(holding))]
}
