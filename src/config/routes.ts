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
  info: '/info',
  infoPools: '/info/pools',
  infoTokens: '/info/tokens',
  infoToken: '/info/token/:token',
  infoPool: '/info/pool/:pool',
  infoCompare: '/info/compare',
  lottery: '/lottery',
  lotteryDraw: '/lottery/draw/:id',
  profile: '/profile',
  playerProfile: '/profile/:address',
  createProfile: '/create-profile',
  teams: '/teams',
  team: '/teams/:id',
  squad: '/squad',
  raffles: '/raffles',
  competition: '/competition',
  voting: '/voting',
  proposal: '/voting/proposal/:id?',
  createProposal: '/voting/proposal/create',
  nfts: '/nfts',
  nftCollections: '/nfts/collections',
  nftCollection: '/nfts/collections/:collection',
  nftItem: '/nfts/collections/:collection/:tokenId',
  nftProfile: '/nfts/profile',
  nftActivity: '/nfts/activity',
  ifo: '/ifo',
  farmAuctions: '/farms/auction',
  inbox: '/inbox',
  claims: '/claims',
  preSeeds: '/claims/pre-seeds',
  swapPool: '/claims/swap-pool',
  roleToken: '/claims/token',
  stakeWrapper: '/claims/staking',
  inscription: '/inscription',
  bridgeStatus: '/inscription/bridge/status',
  nft: '/nft',
  prediction: '/prediction',
  predictionLeaderboard: '/prediction/leaderboard',
  predictionRound: '/prediction/round/:epoch',
  portfolio: '/portfolio',
  allowances: '/allowances',
  kit: '/kit',
} as const

/** In the query string of the Earn list while vaults are chosen for a comparison: their ids. */
export const CHOICE_PARAM = 'compare'

/** In the query string of the portfolio and the allowances: the account that they show. */
export const ADDRESS_PARAM = 'address'

/** In the query string of the squad: the edition that it shows. */
export const EDITION_PARAM = 'edition'

/** In the query string of the info page: the account whose transactions are shown. */
export const INFO_ACCOUNT_PARAM = 'account'

export function vaultPath(vaultId: string): string {
  return `/compound/${vaultId}`
}
export function takeProfitPath(vaultId: string): string {
  return `/take-profit/${vaultId}`
}
export function infoTokenPath(token: string): string {
  return `/info/token/${token.toLowerCase()}`
}
export function infoPoolPath(pool: string): string {
  return `/info/pool/${pool.toLowerCase()}`
}
export function portfolioPath(account: string): string {
  return `/portfolio?${ADDRESS_PARAM}=${account}`
}
/** In the query string of a comparison: the two pools. */
export const COMPARE_PARAMS = ['a', 'b'] as const

/** The comparison of two pools; of one, with another one to choose. */
export function infoComparePath(...pools: readonly [string, string?]): string {
  const params = new URLSearchParams()
  for (const [index, name] of COMPARE_PARAMS.entries()) {
    const pool = pools[index]
    if (pool !== undefined) params.set(name, pool.toLowerCase())
  }
  return `${routes.infoCompare}?${params.toString()}`
}
/** The transactions of an account. */
export function infoAccountPath(account: string): string {
  return `/info?${INFO_ACCOUNT_PARAM}=${account.toLowerCase()}`
}
export function roundPath(epoch: number): string {
  return `/prediction/round/${epoch}`
}
export function migratePath(factory: string, a: string, b: string): string {
  return `/liquidity/migrate/${factory}/${a}/${b}`
}
export function teamPath(id: number): string {
  return `/teams/${id}`
}
export function lotteryDrawPath(id: number): string {
  return `/lottery/draw/${id}`
}
export function proposalPath(id: string): string {
  return `/voting/proposal/${id}`
}
export function profilePath(account: string): string {
  return `/profile/${account}`
}
export function nftCollectionPath(collection: string): string {
  return `/nfts/collections/${collection.toLowerCase()}`
}
export function nftItemPath(collection: string, tokenId: bigint): string {
  return `${nftCollectionPath(collection)}/${tokenId}`
}
