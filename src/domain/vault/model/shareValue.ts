/** A vault's totals, as in its Totals event. */
export interface VaultTotals {
  /** Underlying base units. */
  readonly assets: bigint
  /** Share base units. */
  readonly shares: bigint
}

/** Virtual shares and assets: VIRTUAL of VaultBase.sol. */
const VIRTUAL = 1_000n

/** Converts shares to underlying base units at these totals, rounded down as in the vault's _toAssets. */
export function shareValue(shares: bigint, totals: VaultTotals): bigint {
  return (shares * (totals.assets + VIRTUAL)) / (totals.shares + VIRTUAL)
}
