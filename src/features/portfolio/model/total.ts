import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, mapLoadable, retryFailed } from '@/lib/loadable'
import { type ClosedPosition, figuresOf, type Group, type GroupId, type Position } from './position'

export interface GroupShare {
  readonly id: GroupId
  readonly count: number
  /** Sum of priced positions and of what can be collected; undefined if none has a price. */
  readonly usd: Decimal | undefined
  /** Share of the total, 0 to 1. */
  readonly share: number
}

export interface PortfolioTotal {
  readonly usd: Decimal
  /** Groups with at least one position. */
  readonly shares: readonly GroupShare[]
  /** Some positions could not be read or listed, so the total may be higher. */
  readonly isPartial: boolean
  /** Positions excluded because they have no price. */
  readonly unpricedCount: number
}

type ReadyGroup = Extract<Group, { status: 'ready' }>

/** Groups whose positions have no market. */
const WITHOUT_VALUE: ReadonlySet<GroupId> = new Set(['nfts', 'inscriptions'])

/**
 * Total of all groups, with what can be collected from stakes and games. Loading until every value has settled; failed if something
 * could not be read and nothing else has a value, which would look like a total of 0.
 */
export function totalOf(groups: readonly Group[]): Loadable<PortfolioTotal> {
  const values = groups.flatMap((group) => (group.status === 'ready' ? group.positions : [])).flatMap(valuesOf)
  if (groups.some(({ status }) => status === 'loading') || values.some(({ status }) => status === 'loading'))
    return LOADING
  const ready = groups.filter((group) => group.status === 'ready')
  const failed = [
    ...groups.filter((group) => group.status === 'failed').filter(({ id }) => !WITHOUT_VALUE.has(id)),
    ...values.filter(({ status }) => status === 'failed'),
  ]
  const sums = ready.map(sumOf)
  if (failed.length > 0 && sums.every(({ usd }) => usd === undefined))
    return { status: 'failed', retry: () => retryFailed(failed) }
  const total = sums.reduce((sum, { usd }) => sum.plus(usd ?? 0), new Decimal(0))
  const value: PortfolioTotal = {
    usd: total,
    shares: sums
      .filter(({ count }) => count > 0)
      .map(({ id, count, usd }) => ({
        id,
        count,
        usd,
        share: usd === undefined || total.isZero() ? 0 : usd.div(total).toNumber(),
      })),
    isPartial: groups.some(({ status }) => status === 'failed') || sums.some(({ isPartial }) => isPartial),
    unpricedCount: sums.reduce((sum, { unpricedCount }) => sum + unpricedCount, 0),
  }
  const staleTimes = values.flatMap((usd) => (usd.status === 'stale' ? [usd.asOfMs] : []))
  return staleTimes.length > 0
    ? { status: 'stale', value, asOfMs: Math.min(...staleTimes) }
    : { status: 'ready', value }
}

export interface MissingFigures {
  /** In display order. */
  readonly ids: readonly (GroupId | 'closed')[]
  readonly retry: () => void
}

/**
 * The groups of which something could not be read; undefined if there are none.
 * @param closed undefined if the network has no vaults
 */
export function missingFigures(
  groups: readonly Group[],
  closed: Loadable<readonly ClosedPosition[]> | undefined,
): MissingFigures | undefined {
  const parts = [
    ...groups.map((group) => ({
      id: group.id,
      failed: failedOf(
        group.status === 'ready' ? group.positions.flatMap(figuresOf) : group.status === 'failed' ? [group] : [],
      ),
    })),
    {
      id: 'closed' as const,
      failed: failedOf(
        closed === undefined ? [] : 'value' in closed ? closed.value.map(({ profit }) => profit) : [closed],
      ),
    },
  ].filter(({ failed }) => failed.length > 0)
  if (parts.length === 0) return undefined
  return { ids: parts.map(({ id }) => id), retry: () => parts.forEach(({ failed }) => retryFailed(failed)) }
}

function failedOf(figures: readonly Loadable<unknown>[]): readonly Loadable<unknown>[] {
  return figures.filter(({ status }) => status === 'failed')
}

/** The value of a position, and of its unclaimed rewards. */
function valuesOf({ usd, unclaimed }: Position): readonly Loadable<Decimal | undefined>[] {
  const rewards = unclaimed && mapLoadable(unclaimed, (gain) => gain.usd)
  return [usd, rewards].filter((value) => value !== undefined)
}

function sumOf({ id, positions, hiddenCount }: ReadyGroup) {
  let usd: Decimal | undefined
  let unpricedCount = 0
  let isPartial = hiddenCount > 0
  for (const position of positions) {
    const { amount } = position
    const values = valuesOf(position)
    // What is open in a game has no value of its own.
    const worth = values[0]
    for (const value of values) if ('value' in value && value.value !== undefined) usd = value.value.plus(usd ?? 0)
    if (amount.status === 'failed' || values.some(({ status }) => status === 'failed')) isPartial = true
    else if (worth === undefined || !('value' in worth) || worth.value === undefined) unpricedCount += 1
  }
  return { id, count: positions.length + hiddenCount, usd, unpricedCount, isPartial }
}
