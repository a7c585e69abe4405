import { productToken } from '../brand.ts'

export interface PoolRow {
  readonly tokens: readonly [string, string]
  /** Value of each of the two sides, in USD. */
  readonly sideUsd: number
}

const withCro = (symbol: string, sideUsd: number): PoolRow => ({ tokens: ['WCRO', symbol], sideUsd })
const withUsdc = (symbol: string, sideUsd: number): PoolRow => ({ tokens: ['USDC', symbol], sideUsd })

/** The pools of the exchange. Whatever a farm pays has one with CRO, so that strategies find a way. */
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
]
