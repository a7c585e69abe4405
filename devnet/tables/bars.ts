export interface BarRow {
  readonly symbol: string
  readonly name: string
  /** Staked by the deployer at the start. */
  readonly stakedUsd: number
  /** What it earns a year, as part of what is staked at the start. */
  readonly apr: number
  /** The service that has its daily ratio. */
  readonly subgraph: string
}

/** The staking bars, by the symbol of what they stake. */
export const barTable = {
  VVS: { symbol: 'xVVS', name: 'xVVS', stakedUsd: 3_000_000, apr: 0.19, subgraph: 'vvsBar' },
  CORGIAI: { symbol: 'xCORGIAI', name: 'Staked CorgiAI', stakedUsd: 800_000, apr: 0.09, subgraph: 'corgiaiBar' },
} as const satisfies Readonly<Record<string, BarRow>>

export type BarName = keyof typeof barTable

/** Days of a bar's life before the rest of the chain is deployed: a week back has a ratio. */
export const BAR_HISTORY_DAYS = 8
