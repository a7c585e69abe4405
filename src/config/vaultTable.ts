/** The protocols behind the vaults. */
export type VaultProtocol =
  | 'DuckyDeFi' | 'Savanna' | 'V3S' | 'CyborgSwap' | 'Single' | 'DARKG' | 'PegasusDollar' | 'Mimas' | 'Annex'
  | 'Toxicdeer' | 'Nightlife' | 'MM' | 'VVS' | 'CROSWAP' | 'V4S' | 'CANDYCITY' | 'FERRO' | 'CORGIAI'

export type VaultGroup = 'single' | 'lp'

/** How a vault earns, in words; each has a text 'vault.strategy.<name>'. */
export type VaultStrategy = 'lending' | 'farmSingle' | 'farmLp'

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
  readonly strategyDescription: VaultStrategy
  /** Decimal text in underlying units, for example '0.0001'. */
  readonly minWithdrawal?: string
}

export const vaultTable: readonly VaultDefinition[] = [
  {
    id: 'single-cro',
    defi: 'Single',
    group: 'single',
    underlyingFriendlyName: 'CRO',
    deployVersion: 13,
    isNative: true,
    strategyDescription: 'lending',
    minWithdrawal: '1',
  },
  {
    id: 'vvs-vvs',
    defi: 'VVS',
    group: 'single',
    underlyingFriendlyName: 'VVS',
    deployVersion: 12,
    strategyDescription: 'farmSingle',
  },
  {
    id: 'single-usdc',
    defi: 'Single',
    group: 'single',
    underlyingFriendlyName: 'USDC',
    deployVersion: 9,
    strategyDescription: 'lending',
    minWithdrawal: '1',
  },
  {
    id: 'single-btc',
    defi: 'Single',
    group: 'single',
    underlyingFriendlyName: 'BTC',
    deployVersion: 8,
    strategyDescription: 'lending',
    minWithdrawal: '0.0001',
  },
  {
    id: 'single-eth',
    defi: 'Single',
    group: 'single',
    underlyingFriendlyName: 'ETH',
    deployVersion: 11,
    strategyDescription: 'lending',
    minWithdrawal: '0.001',
  },
  {
    id: 'single-tonic',
    defi: 'Single',
    group: 'single',
    underlyingFriendlyName: 'TONIC',
    deployVersion: 7,
    isHighRisk: true,
    strategyDescription: 'lending',
    minWithdrawal: '1',
  },
  {
    id: 'vvs-cro-usdc',
    defi: 'VVS',
    group: 'lp',
    underlyingFriendlyName: 'CRO-USDC LP',
    deployVersion: 14,
    strategyDescription: 'farmLp',
  },
  {
    id: 'vvs-cro-ful',
    defi: 'VVS',
    group: 'lp',
    underlyingFriendlyName: 'CRO-FUL LP',
    deployVersion: 10,
    strategyDescription: 'farmLp',
  },
  {
    id: 'vvs-lion-usdc',
    defi: 'VVS',
    group: 'lp',
    underlyingFriendlyName: 'LION-USDC LP',
    deployVersion: 15,
    isNew: true,
    strategyDescription: 'farmLp',
  },
  {
    id: 'vvs-cro-lion',
    defi: 'VVS',
    group: 'lp',
    underlyingFriendlyName: 'CRO-LION LP',
    deployVersion: 12,
    strategyDescription: 'farmLp',
  },
  {
    id: 'vvs-cro-corgiai',
    defi: 'VVS',
    group: 'lp',
    underlyingFriendlyName: 'CRO-CORGIAI LP',
    deployVersion: 16,
    isNew: true,
    isHighRisk: true,
    strategyDescription: 'farmLp',
  },
  {
    id: 'candycity-cro-usdc',
    defi: 'CANDYCITY',
    group: 'lp',
    underlyingFriendlyName: 'CRO-USDC LP',
    deployVersion: 5,
    isDeprecated: true,
    strategyDescription: 'farmLp',
  },
]

const vaultById = new Map(vaultTable.map((vault) => [vault.id.toLowerCase(), vault]))

/** The vault of a path like /compound/VVS-VVS; the letter case does not matter. */
export function findVault(symbol: string): VaultDefinition | undefined {
  return vaultById.get(symbol.toLowerCase())
}
