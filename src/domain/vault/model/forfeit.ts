import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Pending rewards that a withdrawal leaves to the other depositors. */
export interface Forfeit {
  /** Underlying base units; undefined while the pending rewards are unknown. */
  readonly wei: bigint | undefined
  /** Undefined without a market price. */
  readonly usd: Decimal | undefined
}

/**
 * What a withdrawal forfeits. A vault pays out shares without the pending rewards, which go to the remaining shares at
 * the next compound. Exact for a full withdrawal; an upper bound for a partial one, since the account's remaining
 * shares get some of it back. Undefined if nothing is forfeited.
 * @param pending the account's pending rewards
 * @param withdrawnWei underlying base units, as `depositedWei`
 */
export function forfeitOf(
  pending: Loadable<ValuedAmount>,
  withdrawnWei: bigint,
  depositedWei: bigint,
): Forfeit | undefined {
  const known = valueOf(pending)
  if (known === undefined) return { wei: undefined, usd: undefined }
  const { wei, usd } = known
  if (wei === 0n || depositedWei === 0n) return undefined
  if (withdrawnWei >= depositedWei) return { wei, usd }
  const part = (wei * withdrawnWei + depositedWei - 1n) / depositedWei
  return { wei: part, usd: usd?.times(part.toString()).div(wei.toString()) }
}

/**
 * The forfeit of a full withdrawal with updated pending rewards.
 * @param before supplies the price
 * @param pendingWei undefined if it could not be read
 */
export function forfeitNow(before: Forfeit | undefined, pendingWei: bigint | undefined): Forfeit | undefined {
  if (pendingWei === 0n) return undefined
  const { wei, usd } = before ?? {}
  if (pendingWei === undefined || wei === undefined) return { wei: pendingWei, usd: undefined }
  return { wei: pendingWei, usd: usd?.times(pendingWei.toString()).div(wei.toString()) }
}
