import type { FarmName } from './farms.ts'

interface CommonRow {
  /** The id in the app's vault table. */
  readonly id: string
  readonly depositFeeBps?: number
  /** How many older versions of the vault stand beside it, to migrate out of. */
  readonly oldVaults?: number
}

interface LendingRow extends CommonRow {
  readonly kind: 'lending'
  /** Its market is in the market table. */
  readonly token: string
  /** Takes and pays CRO itself. */
  readonly isNative?: true
}

export interface FarmRow extends CommonRow {
  readonly kind: 'farm'
  /** One token, or the two of a pool in the pool table. */
  readonly stake: readonly [string] | readonly [string, string]
  readonly farm: FarmName
  /** ALLOC_POINT_USD a year each; vaults with the same farm and stake share the pool of the first. */
  readonly allocPoint: number
  /** Staked by others at the start. */
  readonly stakedUsd: number
  /** A second token, paid by the second. */
  readonly rewarder?: { readonly token: string; readonly usdPerYear: number }
  /** Registered at the factory, and created there by whoever comes first. */
  readonly awaitsCreation?: true
}

export type VaultRow = LendingRow | FarmRow

/** Every vault of the local chain. Pools of a farm get their numbers in this order. */
export const vaultTable: readonly VaultRow[] = [
  { id: 'single-cro', kind: 'lending', token: 'WCRO', isNative: true },
  { id: 'single-usdc', kind: 'lending', token: 'USDC' },
  { id: 'single-btc', kind: 'lending', token: 'WBTC' },
  { id: 'single-eth', kind: 'lending', token: 'WETH' },
  { id: 'single-tonic', kind: 'lending', token: 'TONIC' },
  { id: 'vvs-vvs', kind: 'farm', stake: ['VVS'], farm: 'vvs', allocPoint: 300, stakedUsd: 2_000_000 },
  { id: 'vvs-cro-usdc', kind: 'farm', stake: ['WCRO', 'USDC'], farm: 'vvs', allocPoint: 600, stakedUsd: 5_000_000 },
  {
    id: 'vvs-cro-ful', kind: 'farm', stake: ['WCRO', 'FUL'], farm: 'vvs', allocPoint: 160, stakedUsd: 800_000,
    rewarder: { token: 'FUL', usdPerYear: 120_000 },
  },
  {
    id: 'vvs-lion-usdc', kind: 'farm', stake: ['LION', 'USDC'], farm: 'vvs', allocPoint: 240, stakedUsd: 600_000,
    depositFeeBps: 10,
  },
  { id: 'vvs-cro-lion', kind: 'farm', stake: ['WCRO', 'LION'], farm: 'vvs', allocPoint: 300, stakedUsd: 1_000_000, oldVaults: 1 },
  {
    id: 'vvs-cro-corgiai', kind: 'farm', stake: ['WCRO', 'CORGIAI'], farm: 'vvs', allocPoint: 300, stakedUsd: 500_000,
    awaitsCreation: true,
  },
  {
    id: 'candycity-cro-usdc', kind: 'farm', stake: ['WCRO', 'USDC'], farm: 'candycity', allocPoint: 20, stakedUsd: 200_000,
    oldVaults: 1,
  },
]
