import type { PositionHistory } from './positionHistory'

/** The current position. */
export interface PositionNow {
  /** Underlying base units. */
  readonly valueWei: bigint
  /** Share base units. */
  readonly shares: bigint
  /** Pending rewards in underlying base units; not part of the value until the next compound. */
  readonly pendingWei: bigint
  /** The vault's own count of the gain without pending rewards, in underlying base units; undefined while unknown. */
  readonly compoundedWei: bigint | undefined
}

export interface Profit {
  /** Deposits and received shares less withdrawals and sent shares, in underlying base units; may be negative. */
  readonly netDeposit: bigint
  /** `compounded` plus `pending`, in underlying base units. */
  readonly profit: bigint
  /** Current value less net deposits, in underlying base units; negative for a loss. */
  readonly compounded: bigint
  /** Underlying base units. */
  readonly pending: bigint
  /** The vault's own count, used if the events are incomplete. */
  readonly basis: 'events' | 'vault'
}

/** Deposits and withdrawals round by a few base units; the vault's `userEarning` ignores those too. */
const MAX_ROUNDING_WEI = 10n

/**
 * The profit or loss of a position. Undefined if it is unknown: the events are incomplete or do not add up to the
 * shares, and the vault counts no gain, which may be a loss.
 * @param history undefined if it could not be read
 */
export function profitOf(
  history: PositionHistory | undefined,
  { valueWei, shares, pendingWei: pending, compoundedWei = 0n }: PositionNow,
): Profit | undefined {
  if (history !== undefined && isExplained(history, shares)) {
    const netDeposit = history.deposited + history.received - history.withdrawn - history.sent
    const gained = valueWei - netDeposit
    const compounded = gained < 0n && gained >= -MAX_ROUNDING_WEI ? 0n : gained
    return { netDeposit, profit: compounded + pending, compounded, pending, basis: 'events' }
  }
  if (compoundedWei <= 0n) return undefined
  return {
    netDeposit: valueWei - compoundedWei,
    profit: compoundedWei + pending,
    compounded: compoundedWei,
    pending,
    basis: 'vault',
  }
}

/** Whether the events fully explain the position. @param shares the account's share base units */
export function isExplained(history: PositionHistory, shares: bigint): boolean {
  return history.isWhole && history.shares === shares
}

/** The blocks in which value and shares were read; undefined for a failed read. */
export interface ReadBlocks {
  readonly value: number | undefined
  readonly shares: number | undefined
}

/**
 * Whether value and shares are from the same state, with no event between their blocks. Otherwise a deposit that only
 * one of them includes would look like a profit or loss. Failed reads are reported elsewhere.
 */
export function isReadConsistent({ lastBlock, toBlock }: PositionHistory, { value, shares }: ReadBlocks): boolean {
  if (value === undefined || shares === undefined) return true
  return value >= lastBlock && value <= Math.max(shares, toBlock)
}
