import { productToken } from '../brand.ts'

export interface TokenRow {
  readonly name: string
  readonly decimals: number
  /** Where the pools start, in USD. */
  readonly priceUsd: number
}

/** CRO and WCRO. */
export const CRO_PRICE_USD = 0.1

/** Every token of the local chain but WCRO, by symbol. */
export const tokenTable: Readonly<Record<string, TokenRow>> = {
  [productToken.symbol]: { name: productToken.name, decimals: 18, priceUsd: 0.05 },
  SYRUP: { name: 'SyrupBar Token', decimals: 18, priceUsd: 0.02 },
  BUSD: { name: 'Binance USD', decimals: 18, priceUsd: 1 },
  USDC: { name: 'USD Coin', decimals: 6, priceUsd: 1 },
  USDT: { name: 'Tether USD', decimals: 6, priceUsd: 1 },
  DAI: { name: 'Dai Stablecoin', decimals: 18, priceUsd: 1 },
  stUSD: { name: 'Stable USD', decimals: 18, priceUsd: 1 },
  stUSDv2: { name: 'Stable USD v2', decimals: 18, priceUsd: 1 },
  WBTC: { name: 'Wrapped BTC', decimals: 8, priceUsd: 60_000 },
  WETH: { name: 'Wrapped Ether', decimals: 18, priceUsd: 3_000 },
  TONIC: { name: 'Tectonic', decimals: 18, priceUsd: 0.000_000_05 },
  TUSD: { name: 'TrueUSD', decimals: 18, priceUsd: 1 },
  PHOTON: { name: 'PhotonSwap', decimals: 18, priceUsd: 0.0004 },
  VVS: { name: 'VVS Finance', decimals: 18, priceUsd: 0.000_003 },
  LION: { name: 'Loaded Lions', decimals: 18, priceUsd: 0.01 },
  FUL: { name: 'Fulcrom', decimals: 18, priceUsd: 0.004 },
  V3S: { name: 'V3S Token', decimals: 18, priceUsd: 0.002 },
  VSHARE: { name: 'V3S Share', decimals: 18, priceUsd: 1.5 },
  LCRO: { name: 'Liquid CRO', decimals: 18, priceUsd: 0.105 },
  CORGIAI: { name: 'CorgiAI', decimals: 18, priceUsd: 0.0008 },
  FER: { name: 'Ferro', decimals: 18, priceUsd: 0.000_03 },
  CANDY: { name: 'Candy', decimals: 18, priceUsd: 0.001 },
}
