import { routes } from '@/config/routes'
import type { TranslationKey } from '@/i18n/keys'

export interface MenuPage {
  readonly path: string
  readonly labelKey: TranslationKey
  /** Paths for which this page is selected; its own path by default. */
  readonly prefixes?: readonly string[]
}

export interface MenuGroup {
  readonly id: 'earn' | 'zap' | 'more' | 'exchange'
  readonly labelKey: TranslationKey
  readonly pages: readonly MenuPage[]
}

export const menu: readonly MenuGroup[] = [
  {
    id: 'earn',
    labelKey: 'shell.menu.earn',
    pages: [
      { path: routes.earn, labelKey: 'shell.menu.earn', prefixes: [routes.earn, '/compound', '/take-profit'] },
      { path: routes.croLock, labelKey: 'shell.menu.croLock' },
      { path: routes.portfolio, labelKey: 'shell.title.portfolio' },
      { path: routes.inbox, labelKey: 'shell.title.inbox' },
    ],
  },
  { id: 'zap', labelKey: 'shell.menu.zap', pages: [{ path: routes.zap, labelKey: 'shell.menu.zap' }] },
  {
    id: 'more',
    labelKey: 'shell.menu.more',
    pages: [
      { path: routes.inscription, labelKey: 'shell.menu.inscription' },
      { path: routes.nft, labelKey: 'shell.menu.nft' },
      { path: routes.claims, labelKey: 'shell.title.claims' },
      { path: routes.allowances, labelKey: 'shell.title.allowances' },
    ],
  },
  {
    id: 'exchange',
    labelKey: 'shell.menu.exchange',
    pages: [
      { path: routes.swap, labelKey: 'shell.title.swap' },
      {
        path: routes.liquidity,
        labelKey: 'shell.title.liquidity',
        prefixes: [routes.liquidity, routes.addLiquidity, routes.removeLiquidity, routes.findPool],
      },
      { path: routes.farms, labelKey: 'shell.title.farms' },
      { path: routes.farmAuctions, labelKey: 'shell.title.farmAuctions' },
      { path: routes.pools, labelKey: 'shell.title.pools' },
      { path: routes.prediction, labelKey: 'shell.title.prediction' },
      { path: routes.lottery, labelKey: 'shell.title.lottery' },
      { path: routes.teams, labelKey: 'shell.title.teams' },
      { path: routes.squad, labelKey: 'shell.title.squad' },
      { path: routes.raffles, labelKey: 'shell.title.raffles' },
      { path: routes.competition, labelKey: 'shell.title.competition' },
      { path: routes.ifo, labelKey: 'shell.title.ifo' },
      { path: routes.voting, labelKey: 'shell.title.voting' },
      { path: routes.nfts, labelKey: 'shell.title.nfts' },
      { path: routes.info, labelKey: 'shell.title.info' },
    ],
  },
]

function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

export interface MenuSelection {
  readonly group: MenuGroup
  readonly page: MenuPage
}

/** The menu entry with the longest matching path prefix, by whole segments. */
export function selectMenu(pathname: string, groups: readonly MenuGroup[] = menu): MenuSelection | undefined {
  const path = pathname.toLowerCase()
  let selected: MenuSelection | undefined
  let longest = 0
  for (const group of groups) {
    for (const page of group.pages) {
      for (const prefix of page.prefixes ?? [page.path]) {
        if (prefix.length <= longest || !isBelow(path, prefix)) continue
        longest = prefix.length
        selected = { group, page }
      }
    }
  }
  return selected
}
