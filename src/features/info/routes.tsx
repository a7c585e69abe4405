import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

const SETS = ['info', 'chart', 'indexStatus'] as const

export const infoPages = [
  { path: routes.info, Page: lazyPage(() => import('./InfoPage'), SETS), titleKey: 'shell.title.info' },
  { path: routes.infoPools, Page: lazyPage(() => import('./PoolsInfoPage'), SETS), titleKey: 'shell.title.infoPools' },
  {
    path: routes.infoTokens,
    Page: lazyPage(() => import('./TokensInfoPage'), SETS),
    titleKey: 'shell.title.infoTokens',
  },
] as const
