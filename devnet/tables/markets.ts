export interface MarketRow {
  readonly suppliedUsd: number
  /** Part of it that the borrower takes at the start. */
  readonly utilization: number
  /** Yearly rate at the kink, on top of which the rate rises steeply. */
  readonly borrowAprAtKink: number
  /** Interest runs by block; else by second. */
  readonly isPerBlock?: true
}

/** Money markets by the symbol of what they lend. */
export const marketTable: Readonly<Record<string, MarketRow>> = {
  WCRO: { suppliedUsd: 3_000_000, utilization: 0.76, borrowAprAtKink: 0.15, isPerBlock: true },
  USDC: { suppliedUsd: 5_000_000, utilization: 0.72, borrowAprAtKink: 0.14 },
  WBTC: { suppliedUsd: 4_000_000, utilization: 0.7, borrowAprAtKink: 0.12 },
  WETH: { suppliedUsd: 4_000_000, utilization: 0.74, borrowAprAtKink: 0.13 },
  TONIC: { suppliedUsd: 500_000, utilization: 0.78, borrowAprAtKink: 0.32 },
}
