import type { TranslationKey } from '@/i18n/keys'

interface ComingPage {
  readonly path: string
  readonly titleKey: TranslationKey
}

/** An area whose pages are not built yet: the first page is its own, and gives its entry in a menu the title. */
type ComingPages = readonly [ComingPage, ...ComingPage[]]

/** Areas of the exchange that the product grew from. What each will do is in the texts under 'shell.coming.<area>'. */
export const comingExchangeAreas = {
  farms: [
    { path: '/farms', titleKey: 'shell.title.farms' },
    { path: '/farms/auction', titleKey: 'shell.title.farmAuctions' },
  ],
  pools: [{ path: '/pools', titleKey: 'shell.title.pools' }],
  prediction: [
    { path: '/prediction', titleKey: 'shell.title.prediction' },
    { path: '/prediction/leaderboard', titleKey: 'shell.title.predictionLeaderboard' },
  ],
  lottery: [{ path: '/lottery', titleKey: 'shell.title.lottery' }],
  ifo: [{ path: '/ifo', titleKey: 'shell.title.ifo' }],
  competition: [{ path: '/competition', titleKey: 'shell.title.competition' }],
  teams: [{ path: '/teams', titleKey: 'shell.title.teams' }],
  voting: [
    { path: '/voting', titleKey: 'shell.title.voting' },
    { path: '/voting/proposal', titleKey: 'shell.title.proposal' },
    { path: '/voting/proposal/create', titleKey: 'shell.title.makeProposal' },
  ],
  info: [
    { path: '/info', titleKey: 'shell.title.info' },
    { path: '/info/pools', titleKey: 'shell.title.infoPools' },
    { path: '/info/tokens', titleKey: 'shell.title.infoTokens' },
  ],
  nfts: [
    { path: '/nfts', titleKey: 'shell.title.nfts' },
    { path: '/nfts/collections', titleKey: 'shell.title.nftCollections' },
    { path: '/nfts/profile', titleKey: 'shell.title.nftProfile' },
  ],
  squad: [{ path: '/pancake-squad', titleKey: 'shell.title.squad' }],
} as const satisfies Record<string, ComingPages>

export type ComingArea = keyof typeof comingExchangeAreas

function areaPages([area, pages]: [string, ComingPages]) {
  return pages.map((page) => ({ ...page, area: area as ComingArea }))
}

/** Every page that is not built yet, with its area. */
export const comingPages: readonly (ComingPage & { readonly area: ComingArea })[] =
  Object.entries<ComingPages>(comingExchangeAreas).flatMap(areaPages)

/** Whether a path of a menu leads to a page that is not built yet. */
export function isComing(path: string): boolean {
  return comingPages.some((page) => page.path === path || page.path === `${path}/*`)
}
