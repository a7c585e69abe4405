import { Decimal } from '@/lib/decimal'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { combineKnown } from './combineKnown'
import type { Group, GroupId } from './position'

export interface NetApy {
  /** 1 = 100 %; undefined if nothing of value earns. */
  readonly rate: Decimal | undefined
  /** USD value of the positions that it counts. */
  readonly usd: Decimal
  readonly count: number
  /** Earning positions without a price or a rate, which it can't count. */
  readonly unknownCount: number
}

const ZERO = new Decimal(0)

/** Groups whose positions can earn. */
const EARNING: ReadonlySet<GroupId> = new Set(['vaults', 'farms', 'pools', 'locks'])

/**
 * The yearly rate of everything that earns, weighted by its value:
 *
 *     net APY = Σ (value in USD × APY) ÷ Σ value in USD
 *
 * over the deposits in live vaults, at the APY that the vault's page shows (with extra rewards), the stakes in live farms
 * and pools, at the APR of their rewards (for the automatic vault its APY), and the running locks, at their fixed yearly
 * rate. What earns nothing has no weight: tokens and LP tokens in the wallet, deposits in ended vaults and in older
 * versions, stakes in finished farms and pools, and unlocked locks.
 *
 * Loading until every value and rate has settled; failed if none could be read.
 */
export function netApy(groups: readonly Group[]): Loadable<NetApy> {
  const figures = groups.flatMap((group): readonly Loadable<readonly [Decimal | undefined, Decimal | undefined]>[] => {
    if (!EARNING.has(group.id)) return []
    if (group.status === 'missing') return []
    if (group.status !== 'ready') return [group]
    return group.positions.flatMap(({ usd, apy }) =>
      usd === undefined || apy === undefined
        ? []
        : [mapLoadable(combineLoadables([usd, apy]), ([value, rate]) => [value, rate] as const)],
    )
  })
  return combineKnown(figures, (known) => {
    const counted = known.flatMap(([usd, rate]) => (usd === undefined || rate === undefined ? [] : [{ usd, rate }]))
    const usd = counted.reduce((sum, each) => sum.plus(each.usd), ZERO)
    const earned = counted.reduce((sum, each) => sum.plus(each.usd.times(each.rate)), ZERO)
    return {
      rate: usd.gt(0) ? earned.div(usd) : undefined,
      usd,
      count: counted.length,
      unknownCount: known.length - counted.length,
    }
  })
}
