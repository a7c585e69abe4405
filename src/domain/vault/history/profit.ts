import type { PositionHistory } from './positionHistory'

/** A position as it stands now. */
export interface PositionNow {
  /** Underlying base units. */
  readonly valueWei: bigint
  /** Share base units. */
  readonly shares: bigint
  /** Pending rewards, underlying base units: they are not in the value before the next compound. */
  readonly pendingWei: bigint
  /** What the vault itself counts as gained, without the pending rewards, underlying base units; undefined while it is not known. */
  readonly compoundedWei: bigint | undefined
}

export interface Profit {
  /** Put in and received less taken out and sent, underlying base units; negative where more came out than went in. */
  readonly netDeposit: bigint
  /** `compounded` and `pending` together, underlying base units. */
  readonly profit: bigint
  /** What the account's shares are worth now less its net deposit, underlying base units; negative for a loss. */
  readonly compounded: bigint
  /** Underlying base units. */
  readonly pending: bigint
  /** The vault's own count stands in where the events are not all there. */
  readonly basis: 'events' | 'vault'
}

/** A deposit or a withdrawal rounds off a few base units: the vault's own `userEarning` calls that nothing, too. */
const MAX_ROUNDING_WEI = 10n

/**
 * What an account gained or lost in a vault. Undefined where that cannot be told: the node keeps older events back, or
 * the events do not explain the shares, and the vault counts no gain, which may also be a loss.
 * @param history undefined where it could not be read
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

/** Whether the events are all that happened. @param shares base units that the account has */
export function isExplained(history: PositionHistory, shares: bigint): boolean {
  return history.isWhole && history.shares === shares
}

/** The blocks in which the value and the shares of a position were read; undefined for what failed. */
export interface ReadBlocks {
  readonly value: number | undefined
  readonly shares: number | undefined
}

/**
 * Whether value and shares are of the same stand: nothing happened between the blocks in which they were read. Else a
 * deposit that only one of them knows would look like a profit or a loss. What failed says so itself.
 */
export function isReadInOneBlock({ lastBlock, toBlock }: PositionHistory, { value, shares }: ReadBlocks): boolean {
  if (value === undefined || shares === undefined) return true
  return value >= lastBlock && value <= Math.max(shares, toBlock)
}
