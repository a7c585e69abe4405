import type { TranslationKey } from '@/i18n/keys'

interface ComingPage {
  readonly path: string
  readonly titleKey: TranslationKey
}

/** The pages of an area that is not built yet. The first one is the area's own and names its menu entry. */
type ComingPages = readonly [ComingPage, ...ComingPage[]]

/** Exchange areas to come; what each will offer is in the texts 'shell.coming.<area>'. */
export const comingExchangeAreas = {
  nfts: [
    { path: '/nfts', titleKey: 'shell.title.nfts' },
    { path: '/nfts/collections', titleKey: 'shell.title.nftCollections' },
    { path: '/nfts/profile', titleKey: 'shell.title.nftProfile' },
  ],
} as const satisfies Record<string, ComingPages>

export type ComingArea = keyof typeof comingExchangeAreas

function areaPages([area, pages]: [string, ComingPages]) {
  return pages.map((page) => ({ ...page, area: area as ComingArea }))
}

/** All pages that are not built yet, with their area. */
export const comingPages: readonly (ComingPage & { readonly area: ComingArea })[] =
  Object.entries<ComingPages>(comingExchangeAreas).flatMap(areaPages)

/** Whether a menu path leads to a page that is not built yet. */
export function isComing(path: string): boolean {
  return comingPages.some((page) => page.path === path || page.path === `${path}/*`)
}
