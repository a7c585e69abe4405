import type { BarName } from './bars.ts'
import type { FarmName } from './farms.ts'
import type { LenderName, MarketName } from './markets.ts'
import type { StableSwapName } from './stableSwaps.ts'

interface CommonRow {
  /** The id in the app's vault table. */
  readonly id: string
  readonly depositFeeBps?: number
  /** How many older versions of the vault stand beside it, to migrate out of. */
  readonly oldVaults?: number
  /** The first two users have had a position for long. */
  readonly hasPositions?: true
}

/** Supplies to a money market; its yield is the market's rate. */
export interface LendingRow extends CommonRow {
  readonly kind: 'lending'
  readonly market: MarketName
  /** Takes and pays CRO itself. */
  readonly isNative?: true
}

/** Supplies to a lending vault of Single Finance's kind. */
export interface InterestRow extends CommonRow {
  readonly kind: 'interest'
  readonly lender: LenderName
}

/** What is staked in a pool of a farm. */
export interface FarmStake {
  readonly farm: FarmName
  /** ALLOC_POINT_USD a year each; vaults with the same farm and stake share the pool of the first. */
  readonly allocPoint: number
  /** Staked by others at the start. */
  readonly stakedUsd: number
  /** A second token, paid by the second. */
  readonly rewarder?: { readonly token: string; readonly usdPerYear: number }
}

export interface FarmRow extends CommonRow, FarmStake {
  readonly kind: 'farm'
  /** One token, or the two of a pool in the pool table. */
  readonly stake: readonly [string] | readonly [string, string]
  /** Percent a year that the app is told in place of the farm. */
  readonly staticApy?: number
  /** Registered at the factory, and created there by whoever comes first. */
  readonly awaitsCreation?: true
}

/** Stakes the LP token of a stable swap. */
export interface StableRow extends CommonRow, FarmStake {
  readonly kind: 'stable'
  readonly swap: StableSwapName
}

/** Stakes in a bar. */
export interface BarVaultRow extends CommonRow {
  readonly kind: 'bar'
  readonly bar: BarName
}

/** Only holds what is put in: its farm has ended. */
export interface HeldRow extends CommonRow {
  readonly kind: 'held'
  readonly stake: readonly [string, string]
  /** Percent a year that the app is told. */
  readonly yield: { readonly apy: number } | { readonly apr: number }
}

export type VaultRow = LendingRow | InterestRow | FarmRow | StableRow | BarVaultRow | HeldRow
