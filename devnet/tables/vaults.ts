import type { VaultRow } from './vaultRow.ts'

/** Every vault of the local chain. Pools of a farm get their numbers in this order. */
export const vaultTable: readonly VaultRow[] = [
  { id: 'single-cro', kind: 'lending', market: 'cro', isNative: true },
  { id: 'single-usdc', kind: 'lending', market: 'usdc' },
  { id: 'single-btc', kind: 'lending', market: 'btc' },
  { id: 'single-eth', kind: 'lending', market: 'eth' },
  { id: 'single-tonic', kind: 'lending', market: 'tonic' },
  { id: 'vvs-vvs', kind: 'farm', stake: ['VVS'], farm: 'vvs', allocPoint: 300, stakedUsd: 2_000_000 },
  { id: 'vvs-cro-usdc', kind: 'farm', stake: ['WCRO', 'USDC'], farm: 'vvs', allocPoint: 600, stakedUsd: 5_000_000 },
  {
    id: 'vvs-cro-ful', kind: 'farm', stake: ['WCRO', 'FUL'], farm: 'vvs', allocPoint: 160, stakedUsd: 800_000,
    rewarder: { token: 'FUL', usdPerYear: 120_000 },
  },
  {
    id: 'vvs-lion-usdc', kind: 'farm', stake: ['LION', 'USDC'], farm: 'vvs', allocPoint: 240, stakedUsd: 600_000,
    depositFeeBps: 10,
  },
  { id: 'vvs-cro-lion', kind: 'farm', stake: ['WCRO', 'LION'], farm: 'vvs', allocPoint: 300, stakedUsd: 1_000_000, oldVaults: 1 },
  {
    id: 'vvs-cro-corgiai', kind: 'farm', stake: ['WCRO', 'CORGIAI'], farm: 'vvs', allocPoint: 300, stakedUsd: 500_000,
    awaitsCreation: true,
  },
  {
    id: 'candycity-cro-usdc', kind: 'farm', stake: ['WCRO', 'USDC'], farm: 'candycity', allocPoint: 20, stakedUsd: 200_000,
    oldVaults: 1, hasPositions: true,
  },

  // VVS.
  { id: 'vvs-cro-eth', kind: 'farm', stake: ['WCRO', 'WETH'], farm: 'vvs', allocPoint: 420, stakedUsd: 3_000_000, oldVaults: 1 },
  { id: 'vvs-btc-cro', kind: 'farm', stake: ['WBTC', 'WCRO'], farm: 'vvs', allocPoint: 380, stakedUsd: 3_000_000 },
  { id: 'vvs-vvs-cro', kind: 'farm', stake: ['VVS', 'WCRO'], farm: 'vvs', allocPoint: 900, stakedUsd: 4_000_000 },
  { id: 'vvs-vvs-usdc', kind: 'farm', stake: ['VVS', 'USDC'], farm: 'vvs', allocPoint: 330, stakedUsd: 1_200_000 },
  { id: 'vvs-usdt-usdc', kind: 'farm', stake: ['USDT', 'USDC'], farm: 'vvs', allocPoint: 120, stakedUsd: 4_000_000 },
  { id: 'vvs-vvs-usdt', kind: 'farm', stake: ['VVS', 'USDT'], farm: 'vvs', allocPoint: 120, stakedUsd: 500_000 },
  { id: 'vvs-cro-shib', kind: 'farm', stake: ['WCRO', 'SHIB'], farm: 'vvs', allocPoint: 160, stakedUsd: 900_000, oldVaults: 1 },
  { id: 'vvs-cro-usdt', kind: 'farm', stake: ['WCRO', 'USDT'], farm: 'vvs', allocPoint: 190, stakedUsd: 1_600_000 },
  { id: 'vvs-cro-dai', kind: 'farm', stake: ['WCRO', 'DAI'], farm: 'vvs', allocPoint: 110, stakedUsd: 1_100_000 },
  { id: 'vvs-cro-bifi', kind: 'farm', stake: ['WCRO', 'BIFI'], farm: 'vvs', allocPoint: 70, stakedUsd: 250_000 },
  { id: 'vvs-doge-cro', kind: 'farm', stake: ['DOGE', 'WCRO'], farm: 'vvs', allocPoint: 100, stakedUsd: 700_000 },
  {
    id: 'vvs-cro-atom', kind: 'farm', stake: ['WCRO', 'ATOM'], farm: 'vvs', allocPoint: 170, stakedUsd: 1_000_000,
    rewarder: { token: 'LATOM', usdPerYear: 30_000 },
  },
  { id: 'vvs-usdc-tonic', kind: 'farm', stake: ['USDC', 'TONIC'], farm: 'vvs', allocPoint: 95, stakedUsd: 400_000 },
  { id: 'vvs-elon-cro', kind: 'farm', stake: ['ELON', 'WCRO'], farm: 'vvs', allocPoint: 110, stakedUsd: 350_000 },
  { id: 'vvs-cro-tonic', kind: 'farm', stake: ['WCRO', 'TONIC'], farm: 'vvs', allocPoint: 240, stakedUsd: 1_000_000 },
  { id: 'vvs-single-vvs', kind: 'farm', stake: ['SINGLE', 'VVS'], farm: 'vvs', allocPoint: 120, stakedUsd: 300_000 },
  { id: 'vvs-single-usdc', kind: 'farm', stake: ['SINGLE', 'USDC'], farm: 'vvs', allocPoint: 130, stakedUsd: 320_000 },
  { id: 'vvs-vvs-tonic', kind: 'farm', stake: ['VVS', 'TONIC'], farm: 'vvs', allocPoint: 110, stakedUsd: 300_000 },
  { id: 'vvs-tusd-usdc', kind: 'farm', stake: ['TUSD', 'USDC'], farm: 'vvs', allocPoint: 60, stakedUsd: 1_500_000 },
  { id: 'vvs-cro-ape', kind: 'farm', stake: ['WCRO', 'APE'], farm: 'vvs', allocPoint: 60, stakedUsd: 260_000 },
  { id: 'vvs-ali-cro', kind: 'farm', stake: ['ALI', 'WCRO'], farm: 'vvs', allocPoint: 120, stakedUsd: 320_000 },
  { id: 'vvs-versa-vvs', kind: 'farm', stake: ['VERSA', 'VVS'], farm: 'vvs', allocPoint: 100, stakedUsd: 200_000 },
  {
    id: 'vvs-usdc-busd', kind: 'farm', stake: ['USDC', 'BUSD'], farm: 'vvs', allocPoint: 40, stakedUsd: 1_400_000,
    hasPositions: true,
  },
  { id: 'vvs-vvs-fer', kind: 'farm', stake: ['VVS', 'FER'], farm: 'vvs', allocPoint: 85, stakedUsd: 220_000 },
  { id: 'vvs-mtd-vvs', kind: 'farm', stake: ['MTD', 'VVS'], farm: 'vvs', allocPoint: 110, stakedUsd: 240_000 },
  {
    id: 'vvs-cro-fira', kind: 'farm', stake: ['WCRO', 'FIRA'], farm: 'vvs', allocPoint: 100, stakedUsd: 200_000,
    depositFeeBps: 50,
  },
  { id: 'vvs-versa-usdc', kind: 'farm', stake: ['VERSA', 'USDC'], farm: 'vvs', allocPoint: 80, stakedUsd: 190_000 },
  { id: 'vvs-xvvs', kind: 'bar', bar: 'VVS' },

  // Other exchanges' farms.
  { id: 'mm-mmf-usdc', kind: 'farm', stake: ['MMF', 'USDC'], farm: 'mm', allocPoint: 260, stakedUsd: 900_000 },
  { id: 'mm-cro-mmf', kind: 'farm', stake: ['WCRO', 'MMF'], farm: 'mm', allocPoint: 420, stakedUsd: 1_500_000, oldVaults: 1 },
  { id: 'mm-mmo', kind: 'farm', stake: ['MMO'], farm: 'mm', allocPoint: 90, stakedUsd: 300_000 },
  { id: 'mm-metf-cro', kind: 'farm', stake: ['METF', 'WCRO'], farm: 'mm', allocPoint: 150, stakedUsd: 450_000 },
  { id: 'croswap-cro-cros', kind: 'farm', stake: ['WCRO', 'CROS'], farm: 'croswap', allocPoint: 140, stakedUsd: 350_000 },
  { id: 'croswap-cros', kind: 'farm', stake: ['CROS'], farm: 'croswap', allocPoint: 60, stakedUsd: 200_000 },
  { id: 'cyborgswap-cro-cno', kind: 'farm', stake: ['WCRO', 'CNO'], farm: 'cyborgswap', allocPoint: 90, stakedUsd: 250_000 },
  { id: 'cyborgswap-cbo', kind: 'farm', stake: ['CBO'], farm: 'cyborgswap', allocPoint: 50, stakedUsd: 120_000 },
  {
    id: 'ducky-cro-degg', kind: 'farm', stake: ['WCRO', 'DEGG'], farm: 'ducky', allocPoint: 130, stakedUsd: 220_000,
    hasPositions: true,
  },
  { id: 'ducky-degg', kind: 'farm', stake: ['DEGG'], farm: 'ducky', allocPoint: 55, stakedUsd: 110_000, hasPositions: true },
  { id: 'savanna-svn-mmf', kind: 'farm', stake: ['SVN', 'MMF'], farm: 'savanna', allocPoint: 140, stakedUsd: 260_000 },
  {
    id: 'savanna-lion-svn', kind: 'farm', stake: ['LION', 'SVN'], farm: 'savanna', allocPoint: 110, stakedUsd: 240_000,
    rewarder: { token: 'TIGER', usdPerYear: 25_000 },
  },
  { id: 'savanna-svn-tiger', kind: 'farm', stake: ['SVN', 'TIGER'], farm: 'savanna', allocPoint: 170, stakedUsd: 260_000 },
  {
    id: 'candycity-candy', kind: 'farm', stake: ['CANDY'], farm: 'candycity', allocPoint: 30, stakedUsd: 90_000,
    hasPositions: true,
  },
  {
    id: 'candycity-cro-candy', kind: 'farm', stake: ['WCRO', 'CANDY'], farm: 'candycity', allocPoint: 80, stakedUsd: 200_000,
    hasPositions: true,
  },

  // Share reward pools.
  { id: 'v3s-cro-v3s', kind: 'farm', stake: ['WCRO', 'V3S'], farm: 'v3s', allocPoint: 130, stakedUsd: 350_000 },
  { id: 'v3s-usdc-v3s', kind: 'farm', stake: ['USDC', 'V3S'], farm: 'v3s', allocPoint: 90, stakedUsd: 220_000 },
  { id: 'v3s-usdt-v3s', kind: 'farm', stake: ['USDT', 'V3S'], farm: 'v3s', allocPoint: 70, stakedUsd: 200_000 },
  { id: 'v3s-cro-vshare', kind: 'farm', stake: ['WCRO', 'VSHARE'], farm: 'v3s', allocPoint: 190, stakedUsd: 350_000 },
  { id: 'v3s-v3s-vvs', kind: 'held', stake: ['V3S', 'VVS'], yield: { apy: 0.01 }, hasPositions: true },
  { id: 'v3s-vshare-cro', kind: 'held', stake: ['VSHARE', 'WCRO'], yield: { apr: 0.01 }, hasPositions: true },
  { id: 'v4s-cro-v4s', kind: 'farm', stake: ['WCRO', 'V4S'], farm: 'v4s', allocPoint: 120, stakedUsd: 200_000 },
  {
    id: 'darkg-cro-dark', kind: 'farm', stake: ['WCRO', 'DARK'], farm: 'darkg', allocPoint: 110, stakedUsd: 250_000,
    hasPositions: true,
  },
  {
    id: 'darkg-cro-sky', kind: 'farm', stake: ['WCRO', 'SKY'], farm: 'darkg', allocPoint: 150, stakedUsd: 260_000,
    hasPositions: true,
  },
  { id: 'darkg-darkg', kind: 'farm', stake: ['DARKG'], farm: 'darkg', allocPoint: 45, stakedUsd: 90_000, hasPositions: true },
  { id: 'pegasus-pes-usdc', kind: 'farm', stake: ['PES', 'USDC'], farm: 'pegasus', allocPoint: 90, stakedUsd: 210_000 },
  { id: 'pegasus-cro-pes', kind: 'farm', stake: ['WCRO', 'PES'], farm: 'pegasus', allocPoint: 100, stakedUsd: 210_000 },
  { id: 'toxicdeer-deer-usdc', kind: 'farm', stake: ['DEER', 'USDC'], farm: 'toxicdeer', allocPoint: 80, stakedUsd: 190_000 },
  {
    id: 'toxicdeer-xdshare-usdc', kind: 'farm', stake: ['XDSHARE', 'USDC'], farm: 'toxicdeer', allocPoint: 140, stakedUsd: 210_000 },
  {
    id: 'nightlife-cro-night', kind: 'farm', stake: ['WCRO', 'NIGHT'], farm: 'nightlife', allocPoint: 110, stakedUsd: 160_000,
    hasPositions: true,
  },

  // Lending.
  { id: 'mimas-cro', kind: 'lending', market: 'mimas-cro' },
  { id: 'mimas-mimas-cro', kind: 'farm', stake: ['MIMAS', 'WCRO'], farm: 'mimas', allocPoint: 90, stakedUsd: 260_000 },
  {
    id: 'mimas-bcro', kind: 'farm', stake: ['bCRO'], farm: 'mimas', allocPoint: 14, stakedUsd: 600_000,
    staticApy: 1.89, hasPositions: true,
  },
  { id: 'annex-cro', kind: 'lending', market: 'annex-cro' },
  { id: 'annex-cro-ann', kind: 'farm', stake: ['WCRO', 'ANN'], farm: 'annex', allocPoint: 80, stakedUsd: 200_000 },
  { id: 'singlefi-cro', kind: 'interest', lender: 'WCRO' },
  { id: 'singlefi-usdc', kind: 'interest', lender: 'USDC', oldVaults: 1 },
  { id: 'singlefi-usdt', kind: 'interest', lender: 'USDT' },
  { id: 'singlefi-vvs', kind: 'interest', lender: 'VVS' },
  { id: 'singlefi-mmf', kind: 'interest', lender: 'MMF' },
  { id: 'singlefi-single', kind: 'interest', lender: 'SINGLE' },

  // Stable swaps.
  { id: 'ferro-3fer', kind: 'stable', swap: '3FER', farm: 'ferro', allocPoint: 160, stakedUsd: 2_500_000 },
  { id: 'ferro-2fer', kind: 'stable', swap: '2FER', farm: 'ferro', allocPoint: 90, stakedUsd: 1_600_000 },
  { id: 'ferro-cro-lcro', kind: 'stable', swap: 'LCRO-CRO', farm: 'ferro', allocPoint: 90, stakedUsd: 700_000, oldVaults: 1 },
  { id: 'ferro-atom-latom', kind: 'stable', swap: 'LATOM-ATOM', farm: 'ferro', allocPoint: 40, stakedUsd: 350_000 },

  // CorgiAI.
  { id: 'corgiai-cro-corgiai', kind: 'farm', stake: ['WCRO', 'CORGIAI'], farm: 'corgiai', allocPoint: 140, stakedUsd: 400_000 },
  { id: 'corgiai-corgiai', kind: 'bar', bar: 'CORGIAI' },
]
