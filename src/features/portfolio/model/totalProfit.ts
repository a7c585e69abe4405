import { Decimal } from '@/lib/decimal'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { combineKnown } from './combineKnown'
import type { ClosedPosition, Gain, Group, GroupId, Position } from './position'

/** What a total profit is made of, in display order. */
export const profitParts = ['compounded', 'pending', 'unlocked', 'closed'] as const
export type ProfitPart = (typeof profitParts)[number]

export interface TotalProfit {
  /** At current prices; negative for a loss. */
  readonly usd: Decimal
  /** Without those of which there is no position. */
  readonly parts: Partial<Readonly<Record<ProfitPart, Decimal>>>
  /** Positions whose profit the events do not determine. */
  readonly unknownCount: number
  /** Profits in tokens without a price. */
  readonly unpricedCount: number
}

/** What a position adds to each part; undefined where its profit is unknown. */
type Share = readonly (readonly [ProfitPart, Gain])[] | undefined

const ZERO = new Decimal(0)

/**
 * The profit of all positions, in USD at current prices:
 * - `compounded` and `pending`: value and pending rewards of each vault position less its net deposits;
 * - `unlocked`: the rewards of locks that can be withdrawn;
 * - `closed`: withdrawals less deposits of the vaults that the account has left.
 *
 * Not part of it, because no contract has paid it yet or tells it: rewards of running locks, extra rewards that are paid
 * outside the vaults, LP fees, and what tokens in the wallet have gained or lost in price.
 *
 * Loading until every profit has settled; failed if none could be read.
 * @param closed undefined if the network has no vaults
 */
export function totalProfit(
  groups: readonly Group[],
  closed: Loadable<readonly ClosedPosition[]> | undefined,
): Loadable<TotalProfit> {
  const shares = [
    ...figuresIn(groups, 'vaults', vaultShare),
    ...figuresIn(groups, 'locks', lockShare),
    ...closedShares(closed),
  ]
  return combineKnown(shares, (known) => {
    const gains = known.flatMap((share) => share ?? [])
    const parts: Partial<Record<ProfitPart, Decimal>> = {}
    for (const [part, { usd }] of gains) if (usd !== undefined) parts[part] = usd.plus(parts[part] ?? ZERO)
    return {
      usd: profitParts.reduce((sum, part) => sum.plus(parts[part] ?? ZERO), ZERO),
      parts,
      unknownCount: known.filter((share) => share === undefined).length,
      unpricedCount: known.filter((share) => share?.some(([, { usd }]) => usd === undefined)).length,
    }
  })
}

function vaultShare({ profit, pending }: Position): Loadable<Share> | undefined {
  if (profit === undefined || pending === undefined) return undefined
  return mapLoadable(combineLoadables([profit, pending]), ([all, waiting]): Share => {
    if (all === undefined) return undefined
    const compounded = {
      wei: all.wei - waiting.wei,
      usd: waiting.usd && all.usd?.minus(waiting.usd),
    }
    return [
      ['compounded', compounded],
      ['pending', waiting],
    ]
  })
}

function lockShare({ note, earned }: Position): Loadable<Share> | undefined {
  if (note?.kind !== 'unlocked' || earned === undefined) return undefined
  return mapLoadable(earned, (reward): Share => [['unlocked', reward]])
}

/** A group that loads or failed counts as one figure. */
function figuresIn(
  groups: readonly Group[],
  id: GroupId,
  shareOf: (position: Position) => Loadable<Share> | undefined,
): readonly Loadable<Share>[] {
  const group = groups.find((each) => each.id === id)
  if (group === undefined || group.status === 'missing') return []
  if (group.status !== 'ready') return [group]
  return group.positions.flatMap((position) => shareOf(position) ?? [])
}

function closedShares(closed: Loadable<readonly ClosedPosition[]> | undefined): readonly Loadable<Share>[] {
  if (closed === undefined) return []
  if (!('value' in closed)) return [closed]
  return closed.value.map(({ profit }) => mapLoadable(profit, (gain): Share => gain && [['closed', gain]]))
}
