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

/** How a vault earns, in words; each has a text 'vault.strategy.<name>'. */
export type VaultStrategy = 'lending' | 'farmSingle' | 'farmLp' | 'stableSwap' | 'staking'

/**
 * What is true of a vault on every network. Its addresses, its dates and the source of its yield stand in the
 * deployment under the same id. The form of an entry is vaultDefinition.schema.json.
 */
export interface VaultDefinition {
  readonly id: string
  readonly defi: VaultProtocol
  readonly group: VaultGroup
  readonly underlyingFriendlyName: string
  /** Decides the withdraw buttons: 6, 7, 8, 9, 11 and 13 and above hide the partial Max. */
  readonly deployVersion: number
  readonly strategyDescription: VaultStrategy
  readonly isNative?: true
  readonly isNew?: true
  readonly isDeprecated?: true
  readonly isHighRisk?: true
  readonly disableDeposit?: true
  /** What is deposited is bought and sold on the swap page. */
  readonly showTrade?: true
  /** A page of its own to leave with the profit; its yield is an APR. */
  readonly isTakeProfit?: true
  /** The farm pays no token of its own any more: only its rewarders count. */
  readonly noVvsReward?: true
  /** Decimal text in underlying units, for example '0.0001'. */
  readonly minWithdrawal?: string
  /** Paid in `claimToken` beside the vault's own yield, in basis points a year. */
  readonly tonicApy?: number
  /** Symbol of what is paid beside the vault's own yield and claimed by hand. */
  readonly claimToken?: string
  /** Paid beside the vault's own yield, in percent a year. */
  readonly boostApr?: number
  /** The deployment's window in which `boostApr` is paid. */
  readonly boostWindow?: 'bonusRate'
  /** Where the LP token is made and taken apart; this site's zap where absent. */
  readonly addLpUrl?: string
  readonly removeLpUrl?: string
}

/** Whose vault it is, and what it pays beside: with the name of what it takes that tells it from every other. */
export function vaultPlace({ defi, claimToken }: Pick<VaultDefinition, 'defi' | 'claimToken'>): string {
  return claimToken === undefined ? defi : `${defi} · ${claimToken}`
}
