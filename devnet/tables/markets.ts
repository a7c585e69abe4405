export interface MarketRow {
  /** Symbol of the lent token. */
  readonly token: string
  readonly suppliedUsd: number
  /** Share that the borrower borrows at the start. */
  readonly utilization: number
  /** Annual borrow rate at the kink, above which it rises steeply. */
  readonly borrowAprAtKink: number
  /** Interest accrues per block if true, per second otherwise. */
  readonly isPerBlock?: true
}

/** Money markets by name. */
export const marketTable = {
  cro: { token: 'WCRO', suppliedUsd: 3_000_000, utilization: 0.76, borrowAprAtKink: 0.15, isPerBlock: true },
  usdc: { token: 'USDC', suppliedUsd: 5_000_000, utilization: 0.72, borrowAprAtKink: 0.14 },
  btc: { token: 'WBTC', suppliedUsd: 4_000_000, utilization: 0.7, borrowAprAtKink: 0.12 },
  eth: { token: 'WETH', suppliedUsd: 4_000_000, utilization: 0.74, borrowAprAtKink: 0.13 },
  tonic: { token: 'TONIC', suppliedUsd: 500_000, utilization: 0.78, borrowAprAtKink: 0.32 },
  'mimas-cro': { token: 'WCRO', suppliedUsd: 600_000, utilization: 0.66, borrowAprAtKink: 0.11, isPerBlock: true },
  // Almost fully utilized, so that withdrawals may have to wait.
  'annex-cro': { token: 'WCRO', suppliedUsd: 400_000, utilization: 0.97, borrowAprAtKink: 0.1, isPerBlock: true },
} as const satisfies Readonly<Record<string, MarketRow>>

export type MarketName = keyof typeof marketTable

/** Lending vaults in the manner of Single Finance, by the symbol of the lent token. */
export const lenderTable = {
  WCRO: { suppliedUsd: 1_500_000, utilization: 0.71 },
  USDC: { suppliedUsd: 2_000_000, utilization: 0.78 },
  USDT: { suppliedUsd: 1_200_000, utilization: 0.69 },
  VVS: { suppliedUsd: 700_000, utilization: 0.55 },
  MMF: { suppliedUsd: 300_000, utilization: 0.48 },
  SINGLE: { suppliedUsd: 200_000, utilization: 0.45 },
} as const satisfies Readonly<Record<string, Pick<MarketRow, 'suppliedUsd' | 'utilization'>>>

export type LenderName = keyof typeof lenderTable
