import type { VaultDefinition } from '../vaultDefinition'
import { lpVault, singleVault } from './entry'

const MM_POOLS = { addLpUrl: 'https://mm.finance/add', removeLpUrl: 'https://mm.finance/remove' } as const
const HIGH_RISK = { isHighRisk: true } as const
const ENDED = { isDeprecated: true } as const

/** Vaults on the farms of smaller exchanges. */
export const farmVaults: readonly VaultDefinition[] = [
  lpVault('candycity-cro-usdc', 'CANDYCITY', 5, ENDED),
  singleVault('candycity-candy', 'CANDYCITY', 5, 'farmSingle', { ...HIGH_RISK, ...ENDED, showTrade: true }),
  lpVault('candycity-cro-candy', 'CANDYCITY', 5, { ...HIGH_RISK, ...ENDED }),
  lpVault('mm-mmf-usdc', 'MM', 10, MM_POOLS),
  lpVault('mm-cro-mmf', 'MM', 10, MM_POOLS),
  singleVault('mm-mmo', 'MM', 10, 'farmSingle', HIGH_RISK),
  lpVault('mm-metf-cro', 'MM', 10, { ...MM_POOLS, ...HIGH_RISK }),
  lpVault('croswap-cro-cros', 'CROSWAP', 4, HIGH_RISK),
  singleVault('croswap-cros', 'CROSWAP', 4, 'farmSingle', HIGH_RISK),
  lpVault('cyborgswap-cro-cno', 'CyborgSwap', 3, HIGH_RISK),
  singleVault('cyborgswap-cbo', 'CyborgSwap', 3, 'farmSingle', HIGH_RISK),
  lpVault('ducky-cro-degg', 'DuckyDeFi', 2, { ...HIGH_RISK, ...ENDED }),
  singleVault('ducky-degg', 'DuckyDeFi', 2, 'farmSingle', { ...HIGH_RISK, ...ENDED }),
  lpVault('savanna-svn-mmf', 'Savanna', 8, HIGH_RISK),
  lpVault('savanna-lion-svn', 'Savanna', 8, HIGH_RISK),
  lpVault('savanna-svn-tiger', 'Savanna', 8, HIGH_RISK),
  lpVault('v3s-v3s-vvs', 'V3S', 9, HIGH_RISK),
  lpVault('v3s-vshare-cro', 'V3S', 9, { ...HIGH_RISK, ...ENDED, isTakeProfit: true }),
  lpVault('v3s-cro-v3s', 'V3S', 9, HIGH_RISK),
  lpVault('v3s-usdc-v3s', 'V3S', 9, HIGH_RISK),
  lpVault('v3s-usdt-v3s', 'V3S', 9, HIGH_RISK),
  lpVault('v3s-cro-vshare', 'V3S', 9, HIGH_RISK),
  lpVault('v4s-cro-v4s', 'V4S', 9, HIGH_RISK),
  lpVault('darkg-cro-dark', 'DARKG', 8, { ...HIGH_RISK, ...ENDED }),
  lpVault('darkg-cro-sky', 'DARKG', 8, { ...HIGH_RISK, ...ENDED }),
  singleVault('darkg-darkg', 'DARKG', 8, 'farmSingle', { ...HIGH_RISK, ...ENDED }),
  lpVault('pegasus-pes-usdc', 'PegasusDollar', 8, HIGH_RISK),
  lpVault('pegasus-cro-pes', 'PegasusDollar', 8, HIGH_RISK),
  lpVault('toxicdeer-deer-usdc', 'Toxicdeer', 8, HIGH_RISK),
  lpVault('toxicdeer-xdshare-usdc', 'Toxicdeer', 8, HIGH_RISK),
  lpVault('nightlife-cro-night', 'Nightlife', 8, { ...HIGH_RISK, ...ENDED }),
  lpVault('corgiai-cro-corgiai', 'CORGIAI', 16, HIGH_RISK),
  singleVault('corgiai-corgiai', 'CORGIAI', 16, 'staking', { ...HIGH_RISK, showTrade: true }),
]

const FERRO_POOLS = {
  addLpUrl: 'https://ferroprotocol.com/#/pools',
  removeLpUrl: 'https://ferroprotocol.com/#/pools',
} as const

/** Vaults on Ferro, a stable swap. */
export const ferroVaults: readonly VaultDefinition[] = [
  lpVault('ferro-3fer', 'FERRO', 11, { ...FERRO_POOLS, strategyDescription: 'stableSwap' }),
  lpVault('ferro-2fer', 'FERRO', 11, { ...FERRO_POOLS, strategyDescription: 'stableSwap' }),
  lpVault('ferro-cro-lcro', 'FERRO', 13, { ...FERRO_POOLS, strategyDescription: 'stableSwap' }),
  lpVault('ferro-atom-latom', 'FERRO', 13, { ...FERRO_POOLS, strategyDescription: 'stableSwap' }),
]
