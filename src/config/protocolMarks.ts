import type { VaultProtocol } from './vaultDefinition'

/** The mark of each protocol: a file of `marks/`, that of its own token. */
export const protocolMarks: Readonly<Record<VaultProtocol, string>> = {
  DuckyDeFi: 'DEGG',
  Savanna: 'SVN',
  V3S: 'V3S',
  CyborgSwap: 'CBO',
  Single: 'SINGLE',
  DARKG: 'DARKG',
  PegasusDollar: 'PES',
  Mimas: 'MIMAS',
  Annex: 'ANN',
  Toxicdeer: 'DEER',
  Nightlife: 'NIGHT',
  MM: 'MMF',
  VVS: 'VVS',
  CROSWAP: 'CROS',
  V4S: 'V4S',
  CANDYCITY: 'CANDY',
  FERRO: 'FER',
  CORGIAI: 'CORGIAI',
}

/** The mark of the native coin, whatever a network calls it. */
export const NATIVE_MARK = 'CRO'
