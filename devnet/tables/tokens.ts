import { productToken } from '../brand.ts'

export interface TokenRow {
  readonly name: string
  readonly decimals: number
  /** Initial pool price in USD. */
  readonly priceUsd: number
}

/** Price of CRO and WCRO. */
export const CRO_PRICE_USD = 0.1

/** Every token of the local chain except WCRO, by symbol. */
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
  ATOM: { name: 'Cosmos Hub', decimals: 6, priceUsd: 5 },
  LATOM: { name: 'Liquid ATOM', decimals: 6, priceUsd: 5 },
  SHIB: { name: 'Shiba Inu', decimals: 18, priceUsd: 0.000_01 },
  BIFI: { name: 'Beefy Finance', decimals: 18, priceUsd: 280 },
  DOGE: { name: 'Dogecoin', decimals: 8, priceUsd: 0.1 },
  ELON: { name: 'Dogelon Mars', decimals: 18, priceUsd: 0.000_000_2 },
  APE: { name: 'ApeCoin', decimals: 18, priceUsd: 1.2 },
  ALI: { name: 'Artificial Liquid Intelligence', decimals: 18, priceUsd: 0.01 },
  SINGLE: { name: 'Single Finance', decimals: 18, priceUsd: 0.002 },
  VERSA: { name: 'VersaGames', decimals: 18, priceUsd: 0.0015 },
  MTD: { name: 'Minted', decimals: 18, priceUsd: 0.02 },
  FIRA: { name: 'Fira', decimals: 18, priceUsd: 0.05 },
  MMF: { name: 'MM Finance', decimals: 18, priceUsd: 0.012 },
  MMO: { name: 'Mad Meerkat Optimizer', decimals: 18, priceUsd: 1.1 },
  METF: { name: 'Mad Meerkat ETF', decimals: 18, priceUsd: 0.35 },
  CROS: { name: 'CroSwap', decimals: 18, priceUsd: 0.004 },
  CNO: { name: 'Chronoswap', decimals: 18, priceUsd: 0.03 },
  CBO: { name: 'CyborgSwap', decimals: 18, priceUsd: 0.0009 },
  DEGG: { name: 'DuckyDefi EGG', decimals: 18, priceUsd: 0.003 },
  SVN: { name: 'Savanna', decimals: 18, priceUsd: 0.4 },
  TIGER: { name: 'Tiger Shares', decimals: 18, priceUsd: 2.5 },
  V4S: { name: 'V4S Token', decimals: 18, priceUsd: 0.06 },
  DARK: { name: 'DarkCrypto', decimals: 18, priceUsd: 0.09 },
  SKY: { name: 'DarkCrypto Share', decimals: 18, priceUsd: 3.2 },
  DARKG: { name: 'DarkGang Finance', decimals: 18, priceUsd: 0.02 },
  PES: { name: 'Pegasus Dollar', decimals: 18, priceUsd: 0.7 },
  DEER: { name: 'ToxicDeer Finance', decimals: 18, priceUsd: 0.85 },
  XDSHARE: { name: 'ToxicDeer Share', decimals: 18, priceUsd: 4.1 },
  NIGHT: { name: 'Nightlife', decimals: 18, priceUsd: 0.015 },
  MIMAS: { name: 'Mimas Finance', decimals: 18, priceUsd: 0.0006 },
  bCRO: { name: 'Bonded Cronos', decimals: 18, priceUsd: 0.098 },
  ANN: { name: 'Annex Finance', decimals: 18, priceUsd: 0.0025 },
}
