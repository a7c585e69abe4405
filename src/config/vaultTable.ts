/** The protocols behind the vaults. */
export type VaultProtocol =
  | 'DuckyDeFi' | 'Savanna' | 'V3S' | 'CyborgSwap' | 'Single' | 'DARKG' | 'PegasusDollar' | 'Mimas' | 'Annex'
  | 'Toxicdeer' | 'Nightlife' | 'MM' | 'VVS' | 'CROSWAP' | 'V4S' | 'CANDYCITY' | 'FERRO' | 'CORGIAI'

export type VaultGroup = 'single' | 'lp'

/** What is true of a vault on every network. Its addresses stand in the deployment under the same id. */
export interface VaultDefinition {
  readonly id: string
  readonly defi: VaultProtocol
  readonly group: VaultGroup
  readonly underlyingFriendlyName: string
  /** Decides the withdraw buttons: 6, 7, 8, 9, 11 and 13 and above hide the partial Max. */
  readonly deployVersion: number
  readonly isNative?: true
  readonly isNew?: true
  readonly isDeprecated?: true
  readonly isHighRisk?: true
  readonly disableDeposit?: true
  /** Key of the strategy description in the locale files. */
  readonly strategyDescription: string
  /** Decimal text in underlying units, for example '0.0001'. */
  readonly minWithdrawal?: string
}

export const vaultTable: readonly VaultDefinition[] = []
