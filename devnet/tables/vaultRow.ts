import type { BarName } from './bars.ts'
import type { FarmName } from './farms.ts'
import type { LenderName, MarketName } from './markets.ts'
import type { StableSwapName } from './stableSwaps.ts'

interface CommonRow {
  /** Id in the app's vault table. */
  readonly id: string
  readonly depositFeeBps?: number
  /** Number of old versions to migrate from. */
  readonly oldVaults?: number
  /** Whether the first two users have long-standing positions. */
  readonly hasPositions?: true
}

/** Supplies to a money market and earns its supply rate. */
export interface LendingRow extends CommonRow {
  readonly kind: 'lending'
  readonly market: MarketName
  /** Accepts and pays native CRO. */
  readonly isNative?: true
}

/** Supplies to a lending vault in the manner of Single Finance. */
export interface InterestRow extends CommonRow {
  readonly kind: 'interest'
  readonly lender: LenderName
}

/** Stake in a pool of a farm. */
export interface FarmStake {
  readonly farm: FarmName
  /** Each point yields ALLOC_POINT_USD per year. Vaults with the same farm and stake share the first one's pool. */
  readonly allocPoint: number
  /** Stake of others at the start. */
  readonly stakedUsd: number
  /** A second reward token, paid per second. */
  readonly rewarder?: { readonly token: string; readonly usdPerYear: number }
}

export interface FarmRow extends CommonRow, FarmStake {
  readonly kind: 'farm'
  /** One token, or both tokens of a pool in the pool table. */
  readonly stake: readonly [string] | readonly [string, string]
  /** APY in percent that the app is given instead of the farm. */
  readonly staticApy?: number
  /** Registered at the factory but not created yet. */
  readonly awaitsCreation?: true
}

/** Stakes a stable swap's LP token. */
export interface StableRow extends CommonRow, FarmStake {
  readonly kind: 'stable'
  readonly swap: StableSwapName
}

/** Stakes in a staking bar. */
export interface BarVaultRow extends CommonRow {
  readonly kind: 'bar'
  readonly bar: BarName
}

/** Only holds its deposits, because the farm has ended. */
export interface HeldRow extends CommonRow {
  readonly kind: 'held'
  readonly stake: readonly [string, string]
  /** Percent per year that the app is given. */
  readonly yield: { readonly apy: number } | { readonly apr: number }
}

export type VaultRow = LendingRow | InterestRow | FarmRow | StableRow | BarVaultRow | HeldRow
