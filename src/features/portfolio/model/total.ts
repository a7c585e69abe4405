import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { Group, GroupId } from './position'

export interface GroupShare {
  readonly id: GroupId
  readonly count: number
  /** Sum of priced positions; undefined if none has a price. */
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

/** Total of all groups. Loading until every value has settled; failed if all groups failed. */
export function totalOf(groups: readonly Group[]): Loadable<PortfolioTotal> {
  const values = groups
    .flatMap((group) => (group.status === 'ready' ? group.positions : []))
    .flatMap(({ usd }) => usd ?? [])
  if (groups.some(({ status }) => status === 'loading') || values.some(({ status }) => status === 'loading'))
    return LOADING
  const failed = groups.flatMap((group) => (group.status === 'failed' ? [group.retry] : []))
  const ready = groups.filter((group) => group.status === 'ready')
  if (failed.length > 0 && ready.length === 0)
    return { status: 'failed', retry: () => failed.forEach((retry) => retry()) }

  const sums = ready.map(sumOf)
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
    isPartial: failed.length > 0 || sums.some(({ isPartial }) => isPartial),
    unpricedCount: sums.reduce((sum, { unpricedCount }) => sum + unpricedCount, 0),
  }
  const staleTimes = values.flatMap((usd) => (usd.status === 'stale' ? [usd.asOfMs] : []))
  return staleTimes.length > 0
    ? { status: 'stale', value, asOfMs: Math.min(...staleTimes) }
    : { status: 'ready', value }
}

function sumOf({ id, positions, hiddenCount }: ReadyGroup) {
  let usd: Decimal | undefined
  let unpricedCount = 0
  let isPartial = hiddenCount > 0
  for (const position of positions) {
    if (position.amount.status === 'failed' || position.usd?.status === 'failed') isPartial = true
    else if (position.usd !== undefined && 'value' in position.usd && position.usd.value !== undefined)
      usd = position.usd.value.plus(usd ?? 0)
    else unpricedCount += 1
  }
  return { id, count: positions.length + hiddenCount, usd, unpricedCount, isPartial }
}
