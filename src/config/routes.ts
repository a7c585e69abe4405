/** Router paths; `:name` is a parameter. */
export const routes = {
  home: '/',
  earn: '/earn',
  compare: '/earn/compare',
  croLock: '/earn/cro-lock',
  vault: '/compound/:symbol',
  takeProfit: '/take-profit/:symbol',
  farms: '/farms',
  zap: '/zap',
  swap: '/swap',
  liquidity: '/liquidity',
  /** Optionally followed by the two currencies. */
  addLiquidity: '/add',
  removeLiquidity: '/remove',
  findPool: '/find',
  pools: '/pools',
  migrateLiquidity: '/liquidity/migrate/:factory/:a/:b',
  inscription: '/inscription',
  bridgeStatus: '/inscription/bridge/status',
  nft: '/nft',
  portfolio: '/portfolio',
  allowances: '/allowances',
  kit: '/kit',
} as const

/** In the query string of the Earn list while vaults are chosen for a comparison: their ids. */
export const CHOICE_PARAM = 'compare'

export function vaultPath(vaultId: string): string {
  return `/compound/${vaultId}`
}
export function takeProfitPath(vaultId: string): string {
  return `/take-profit/${vaultId}`
}
export function migratePath(factory: string, a: string, b: string): string {
  return `/liquidity/migrate/${factory}/${a}/${b}`
}
