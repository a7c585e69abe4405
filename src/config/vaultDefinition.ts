/** The protocols behind the vaults. */
export type VaultProtocol =
  | 'DuckyDeFi'
  | 'Savanna'
  | 'V3S'
  | 'CyborgSwap'
  | 'Single'
  | 'DARKG'
  | 'PegasusDollar'
  | 'Mimas'
  | 'Annex'
  | 'Toxicdeer'
  | 'Nightlife'
  | 'MM'
  | 'VVS'
  | 'CROSWAP'
  | 'V4S'
  | 'CANDYCITY'
  | 'FERRO'
  | 'CORGIAI'

export type VaultGroup = 'single' | 'lp'

/** The strategy; each has a text 'vault.strategy.<name>'. */
export type VaultStrategy = 'lending' | 'farmSingle' | 'farmLp' | 'stableSwap' | 'staking'

/**
 * The network-independent data of a vault. Addresses, dates and yield source are in the deployment under the same id.
 * Entries follow vaultDefinition.schema.json.
 */
export interface VaultDefinition {
  readonly id: string
  readonly defi: VaultProtocol
  readonly group: VaultGroup
  readonly underlyingFriendlyName: string
  /** Decides the withdraw buttons: 6, 7, 8, 9, 11, 13 and above hide the partial Max. */
  readonly deployVersion: number
  readonly strategyDescription: VaultStrategy
  readonly isNative?: true
  readonly isNew?: true
  readonly isDeprecated?: true
  readonly isHighRisk?: true
  readonly disableDeposit?: true
  /** The underlying is traded on the swap page. */
  readonly showTrade?: true
  /** Has a take-profit page; its yield is an APR. */
  readonly isTakeProfit?: true
  /** The farm no longer emits its own token; only its rewarders count. */
  readonly noVvsReward?: true
  /** Decimal string in underlying units, for example '0.0001'. */
  readonly minWithdrawal?: string
  /** Additional reward in `claimToken`, in basis points per year. */
  readonly tonicApy?: number
  /** Symbol of an additional reward that is claimed manually. */
  readonly claimToken?: string
  /** Additional reward in per cent per year. */
  readonly boostApr?: number
  /** The deployment's window in which `boostApr` is paid. */
  readonly boostWindow?: 'bonusRate'
  /** Where LP tokens are created and removed; this site's zap by default. */
  readonly addLpUrl?: string
  readonly removeLpUrl?: string
}

/** The protocol and additional reward of a vault; together with the underlying's name it is unique. */
export function vaultPlace({ defi, claimToken }: Pick<VaultDefinition, 'defi' | 'claimToken'>): string {
  return claimToken === undefined ? defi : `${defi} · ${claimToken}`
}
