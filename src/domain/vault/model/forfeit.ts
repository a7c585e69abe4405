import type { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { ValuedAmount } from '../reads'

/** Pending rewards that a withdrawal leaves to the other depositors. */
export interface Forfeit {
  /** Underlying base units; undefined where the pending rewards are not known. */
  readonly wei: bigint | undefined
  /** Undefined where the token has no market. */
  readonly usd: Decimal | undefined
}

/**
 * What a withdrawal forfeits: a vault pays out what its shares are worth without the rewards that wait for the next
 * compound, and those go to the shares that are left. Exact for a withdrawal of everything, an upper bound for a part:
 * whoever stays gets some of it back. Undefined where nothing is forfeited.
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

/** What a withdrawal of everything forfeits once more is pending. @param before prices it @param pendingWei undefined where it could not be read */
export function forfeitNow(before: Forfeit | undefined, pendingWei: bigint | undefined): Forfeit | undefined {
  if (pendingWei === 0n) return undefined
  const { wei, usd } = before ?? {}
  if (pendingWei === undefined || wei === undefined) return { wei: pendingWei, usd: undefined }
  return { wei: pendingWei, usd: usd?.times(pendingWei.toString()).div(wei.toString()) }
}
