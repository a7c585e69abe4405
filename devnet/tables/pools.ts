import { productToken } from '../brand.ts'

export interface PoolRow {
  readonly tokens: readonly [string, string]
  /** USD value of each side. */
  readonly sideUsd: number
  /** As deep on every network, however scarce its CRO is. */
  readonly isUnscaled?: boolean
}

const withCro = (symbol: string, sideUsd: number): PoolRow => ({ tokens: ['WCRO', symbol], sideUsd })
const withUsdc = (symbol: string, sideUsd: number): PoolRow => ({ tokens: ['USDC', symbol], sideUsd })

/** Tokens that the app's routes may go through. */
export const baseTokenTable: readonly string[] = ['WCRO', 'USDC', 'VVS', 'USDT', 'DAI']

/** An old exchange. All holders have an equal share of its pools. */
export const olderExchange: { readonly name: string; readonly pools: readonly PoolRow[] } = {
  name: 'Gnomon Exchange',
  pools: [withCro('USDC', 1_000), withUsdc('VVS', 500)],
}

/** Pool of a product farm. It is added after everything else, so that it doesn't change other contracts' addresses. */
export const productFarmPool: PoolRow = { tokens: ['stUSD', productToken.symbol], sideUsd: 500_000 }

/** Pools of the exchange. Every reward token has a CRO pool, so that strategies find a route. */
export const poolTable: readonly PoolRow[] = [
  withCro('USDC', 20_000_000),
  withCro('VVS', 8_000_000),
  withCro('WBTC', 6_000_000),
  withCro('WETH', 6_000_000),
  withCro('USDT', 3_000_000),
  withCro('DAI', 2_000_000),
  withCro('LION', 3_000_000),
  withCro('FUL', 2_000_000),
  withCro('CORGIAI', 1_500_000),
  withCro('TONIC', 1_500_000),
  withCro('LCRO', 4_000_000),
  withCro('FER', 500_000),
  withCro('CANDY', 500_000),
  withCro('V3S', 400_000),
  withCro('VSHARE', 400_000),
  withCro('PHOTON', 300_000),
  withCro(productToken.symbol, 2_000_000),
  withCro('SYRUP', 300_000),
  { tokens: ['VVS', 'DAI'], sideUsd: 1_000_000 },
  withUsdc('VVS', 2_000_000),
  withUsdc('WBTC', 5_000_000),
  withUsdc('WETH', 5_000_000),
  withUsdc('LION', 1_500_000),
  withUsdc('USDT', 10_000_000),
  withUsdc('DAI', 5_000_000),
  withUsdc('TUSD', 2_000_000),
  withUsdc('BUSD', 2_000_000),
  withUsdc('stUSD', 1_000_000),
  withUsdc('stUSDv2', 1_000_000),
  withCro('ATOM', 1_500_000),
  withCro('LATOM', 500_000),
  withCro('SHIB', 1_200_000),
  withCro('BIFI', 400_000),
  withCro('DOGE', 900_000),
  withCro('ELON', 500_000),
  withCro('APE', 400_000),
  withCro('ALI', 500_000),
  withCro('SINGLE', 400_000),
  withCro('VERSA', 300_000),
  withCro('MTD', 400_000),
  withCro('FIRA', 300_000),
  withCro('MMF', 1_500_000),
  withCro('MMO', 600_000),
  withCro('METF', 500_000),
  withCro('CROS', 400_000),
  withCro('CNO', 300_000),
  withCro('CBO', 300_000),
  withCro('DEGG', 300_000),
  withCro('SVN', 600_000),
  withCro('TIGER', 300_000),
  withCro('V4S', 300_000),
  withCro('DARK', 400_000),
  withCro('SKY', 400_000),
  withCro('DARKG', 300_000),
  withCro('PES', 300_000),
  withCro('DEER', 300_000),
  withCro('XDSHARE', 300_000),
  withCro('NIGHT', 250_000),
  withCro('MIMAS', 400_000),
  withCro('bCRO', 800_000),
  withCro('ANN', 300_000),
  withUsdc('TONIC', 500_000),
  withUsdc('SINGLE', 400_000),
  withUsdc('VERSA', 300_000),
  withUsdc('MMF', 800_000),
  withUsdc('V3S', 300_000),
  withUsdc('PES', 300_000),
  withUsdc('DEER', 300_000),
  withUsdc('XDSHARE', 300_000),
  { tokens: ['USDT', 'VVS'], sideUsd: 700_000 },
  { tokens: ['VVS', 'SINGLE'], sideUsd: 400_000 },
  { tokens: ['VVS', 'TONIC'], sideUsd: 400_000 },
  { tokens: ['VVS', 'VERSA'], sideUsd: 300_000 },
  { tokens: ['VVS', 'FER'], sideUsd: 300_000 },
  { tokens: ['VVS', 'MTD'], sideUsd: 300_000 },
  { tokens: ['VVS', 'V3S'], sideUsd: 300_000 },
  { tokens: ['SVN', 'MMF'], sideUsd: 300_000 },
  { tokens: ['LION', 'SVN'], sideUsd: 300_000 },
  { tokens: ['SVN', 'TIGER'], sideUsd: 300_000 },
  { tokens: ['USDT', 'V3S'], sideUsd: 300_000 },
]
