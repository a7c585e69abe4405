import type { TranslationKey } from '@/i18n/keys'

interface ComingPage {
  readonly path: string
  readonly titleKey: TranslationKey
}

/** An area whose pages can be opened and say honestly that they are not built yet. */
export interface ComingArea {
  /** The first page is the area's own; the title of its entry in a menu is that page's. */
  readonly pages: readonly [ComingPage, ...ComingPage[]]
  /** What the area will do. */
  readonly willKey: TranslationKey
  /** What can be done already. */
  readonly todayKey: TranslationKey
}

const today = { todayKey: 'shell.today.vaults' } as const

/** Areas of the exchange that the product grew from. */
export const comingExchangeAreas = {
  swap: { ...today, pages: [{ path: '/swap', titleKey: 'shell.title.swap' }], willKey: 'shell.coming.swap' },
  liquidity: {
    ...today,
    pages: [
      { path: '/liquidity', titleKey: 'shell.title.liquidity' },
      { path: '/add', titleKey: 'shell.title.addLiquidity' },
      { path: '/remove', titleKey: 'shell.title.removeLiquidity' },
      { path: '/find', titleKey: 'shell.title.importPool' },
    ],
    willKey: 'shell.coming.liquidity',
  },
  farms: {
    ...today,
    pages: [
      { path: '/farms', titleKey: 'shell.title.farms' },
      { path: '/farms/auction', titleKey: 'shell.title.farmAuctions' },
    ],
    willKey: 'shell.coming.farms',
  },
  pools: { ...today, pages: [{ path: '/pools', titleKey: 'shell.title.pools' }], willKey: 'shell.coming.pools' },
  prediction: {
    ...today,
    pages: [
      { path: '/prediction', titleKey: 'shell.title.prediction' },
      { path: '/prediction/leaderboard', titleKey: 'shell.title.predictionLeaderboard' },
    ],
    willKey: 'shell.coming.prediction',
  },
  lottery: { ...today, pages: [{ path: '/lottery', titleKey: 'shell.title.lottery' }], willKey: 'shell.coming.lottery' },
  ifo: { ...today, pages: [{ path: '/ifo', titleKey: 'shell.title.ifo' }], willKey: 'shell.coming.ifo' },
  competition: {
    ...today,
    pages: [{ path: '/competition', titleKey: 'shell.title.competition' }],
    willKey: 'shell.coming.competition',
  },
  teams: { ...today, pages: [{ path: '/teams', titleKey: 'shell.title.teams' }], willKey: 'shell.coming.teams' },
  voting: {
    ...today,
    pages: [
      { path: '/voting', titleKey: 'shell.title.voting' },
      { path: '/voting/proposal', titleKey: 'shell.title.proposal' },
      { path: '/voting/proposal/create', titleKey: 'shell.title.makeProposal' },
    ],
    willKey: 'shell.coming.voting',
  },
  info: {
    ...today,
    pages: [
      { path: '/info', titleKey: 'shell.title.info' },
      { path: '/info/pools', titleKey: 'shell.title.infoPools' },
      { path: '/info/tokens', titleKey: 'shell.title.infoTokens' },
    ],
    willKey: 'shell.coming.info',
  },
  nfts: {
    ...today,
    pages: [
      { path: '/nfts', titleKey: 'shell.title.nfts' },
      { path: '/nfts/collections', titleKey: 'shell.title.nftCollections' },
      { path: '/nfts/profile', titleKey: 'shell.title.nftProfile' },
    ],
    willKey: 'shell.coming.nfts',
  },
  squad: { ...today, pages: [{ path: '/pancake-squad', titleKey: 'shell.title.squad' }], willKey: 'shell.coming.squad' },
} as const satisfies Record<string, ComingArea>

/** Every page that is not built yet, with its area. */
export const comingPages: readonly (ComingPage & { readonly area: ComingArea })[] = Object.values<ComingArea>(
  comingExchangeAreas,
).flatMap((area) => area.pages.map((page) => ({ ...page, area })))

/** Whether a path of a menu leads to a page that is not built yet. */
export function isComing(path: string): boolean {
  return comingPages.some((page) => page.path === path || page.path === `${path}/*`)
}
