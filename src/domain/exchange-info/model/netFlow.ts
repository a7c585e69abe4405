import { Decimal } from '@/lib/decimal'
import type { Worth } from './info'

/** Liquidity added to a pool or removed from it. */
export interface LiquidityChange {
  readonly kind: 'add' | 'remove'
  /** Unix seconds. */
  readonly timeSec: number
  /** Whole tokens, not negative. */
  readonly amount0: Decimal
  readonly amount1: Decimal
  /** Dollars at that time; undefined without a price. */
  readonly usd: Decimal | undefined
}

/** Whole tokens. */
export interface Reserves {
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/** The liquidity of a pool over some time. */
export interface LiquidityHistory {
  /** Newest first. */
  readonly changes: readonly LiquidityChange[]
  /** Whether older changes of the time are missing. */
  readonly isPartial: boolean
  /** When it began, and now. */
  readonly before: Reserves
  readonly now: Reserves
}

/** Whole tokens. */
export interface TokenAmounts {
  readonly amount0: Decimal
  readonly amount1: Decimal
}

/** Several changes of one kind. */
export interface FlowSum extends TokenAmounts {
  readonly count: number
  /** CRO at the current price. */
  readonly worth: Worth
}

/** What went into a pool and out of it. */
export interface NetFlow {
  readonly added: FlowSum
  readonly removed: FlowSum
  /** Added less removed. */
  readonly liquidity: Omit<FlowSum, 'count'>
  /**
   * What trades left in the pool, negative for what they took: the change of its reserves less that of its liquidity.
   * Tokens that were sent to the pool without a trade are in it. Undefined where changes are missing.
   */
  readonly traded: TokenAmounts | undefined
}

const ZERO = new Decimal(0)

/** Undefined as soon as one part is: a sum without it would be too low. */
function sumKnown(parts: readonly (Decimal | undefined)[]): Decimal | undefined {
  let sum: Decimal | undefined = ZERO
  for (const part of parts) sum = part && sum?.plus(part)
  return sum
}

/** @param croPrice dollars per CRO; undefined if it is not known */
export function worthOf(usd: Decimal | undefined, croPrice: Decimal | undefined): Worth {
  return { usd, cro: croPrice?.gt(0) === true ? usd?.div(croPrice) : undefined }
}

function sumOf(changes: readonly LiquidityChange[], croPrice: Decimal | undefined): FlowSum {
  return {
    count: changes.length,
    amount0: changes.reduce((sum, { amount0 }) => sum.plus(amount0), ZERO),
    amount1: changes.reduce((sum, { amount1 }) => sum.plus(amount1), ZERO),
    worth: worthOf(sumKnown(changes.map(({ usd }) => usd)), croPrice),
  }
}

/** What went into a pool and out of it. @param croPrice dollars per CRO; undefined if it is not known */
export function netFlow({ changes, isPartial, before, now }: LiquidityHistory, croPrice: Decimal | undefined): NetFlow {
  const added = sumOf(
    changes.filter(({ kind }) => kind === 'add'),
    croPrice,
  )
  const removed = sumOf(
    changes.filter(({ kind }) => kind === 'remove'),
    croPrice,
  )
  const usd = removed.worth.usd && added.worth.usd?.minus(removed.worth.usd)
  const amount0 = added.amount0.minus(removed.amount0)
  const amount1 = added.amount1.minus(removed.amount1)
  const traded = {
    amount0: now.reserve0.minus(before.reserve0).minus(amount0),
    amount1: now.reserve1.minus(before.reserve1).minus(amount1),
  }
  return {
    added,
    removed,
    liquidity: { amount0, amount1, worth: worthOf(usd, croPrice) },
    traded: isPartial ? undefined : traded,
  }
}

const DAY_SEC = 86_400

/** Added less removed on a day. */
export interface FlowDay {
  /** Start (UTC), Unix seconds. */
  readonly startSec: number
  readonly added: Worth
  readonly removed: Worth
  readonly net: Worth
}

/**
 * The flow of each day (UTC), oldest first, with the days without changes.
 * @param sinceSec Unix seconds; its day is the first
 * @param croPrice dollars per CRO; undefined if it is not known
 */
export function flowDays(
  changes: readonly LiquidityChange[],
  sinceSec: number,
  nowSec: number,
  croPrice: Decimal | undefined,
): readonly FlowDay[] {
  const dayOf = (timeSec: number) => Math.floor(timeSec / DAY_SEC)
  const [first, last] = [dayOf(sinceSec), dayOf(nowSec)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): FlowDay => {
    const ofDay = changes.filter(({ timeSec }) => dayOf(timeSec) === first + index)
    const none: Reserves = { reserve0: ZERO, reserve1: ZERO }
    const flow = netFlow({ changes: ofDay, isPartial: false, before: none, now: none }, croPrice)
    return {
      startSec: (first + index) * DAY_SEC,
      added: flow.added.worth,
      removed: flow.removed.worth,
      net: flow.liquidity.worth,
    }
  })
}
