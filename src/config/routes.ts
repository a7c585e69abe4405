/** Paths of the router. `:name` marks a parameter. */
export const routes = {
  home: '/',
  earn: '/earn',
  croLock: '/earn/cro-lock',
  vault: '/compound/:symbol',
  takeProfit: '/take-profit/:symbol',
  zap: '/zap',
  inscription: '/inscription',
  bridgeStatus: '/inscription/bridge/status',
  nft: '/nft',
  portfolio: '/portfolio',
  kit: '/kit',
} as const

export function vaultPath(vaultId: string): string {
  return `/compound/${vaultId}`
}
export function takeProfitPath(vaultId: string): string {
  return `/take-profit/${vaultId}`
}
