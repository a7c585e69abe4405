export interface BarRow {
  readonly symbol: string
  readonly name: string
  /** Deployer's stake at the start. */
  readonly stakedUsd: number
  /** Annual rewards as a fraction of the initial stake. */
  readonly apr: number
  /** Service with its daily ratios. */
  readonly subgraph: string
}

/** Staking bars, by the symbol of their staked token. */
export const barTable = {
  VVS: { symbol: 'xVVS', name: 'xVVS', stakedUsd: 3_000_000, apr: 0.19, subgraph: 'vvsBar' },
  CORGIAI: { symbol: 'xCORGIAI', name: 'Staked CorgiAI', stakedUsd: 800_000, apr: 0.09, subgraph: 'corgiaiBar' },
} as const satisfies Readonly<Record<string, BarRow>>

export type BarName = keyof typeof barTable

/** Days of ratios before the rest of the chain is deployed, so that a ratio from a week ago exists. */
export const BAR_HISTORY_DAYS = 8
