/** What all shares stand for, as a vault's Totals event says it. */
export interface VaultTotals {
  /** Underlying base units. */
  readonly assets: bigint
  /** Share base units. */
  readonly shares: bigint
}

/** Shares and assets that exist in the vault's own arithmetic only: VIRTUAL of VaultBase.sol. */
const VIRTUAL = 1_000n

/** What some shares stand for at these totals, rounded down as the vault itself does (_toAssets). Underlying base units. */
export function shareWorth(shares: bigint, totals: VaultTotals): bigint {
  return (shares * (totals.assets + VIRTUAL)) / (totals.shares + VIRTUAL)
}
