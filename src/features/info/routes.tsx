import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

const SETS = ['info', 'chart', 'indexStatus'] as const
const DETAIL_SETS = [...SETS, 'infoDetail'] as const

export const infoPages = [
  { path: routes.info, Page: lazyPage(() => import('./InfoPage'), SETS), titleKey: 'shell.title.info' },
  { path: routes.infoPools, Page: lazyPage(() => import('./PoolsInfoPage'), SETS), titleKey: 'shell.title.infoPools' },
  {
    path: routes.infoTokens,
    Page: lazyPage(() => import('./TokensInfoPage'), SETS),
    titleKey: 'shell.title.infoTokens',
  },
  {
    path: routes.infoToken,
    Page: lazyPage(() => import('./TokenInfoPage'), DETAIL_SETS),
    titleKey: 'shell.title.infoTokens',
  },
  {
    path: routes.infoPool,
    Page: lazyPage(() => import('./PoolInfoPage'), DETAIL_SETS),
    titleKey: 'shell.title.infoPools',
  },
  {
    path: routes.infoCompare,
    Page: lazyPage(() => import('./ComparePage'), DETAIL_SETS),
    titleKey: 'shell.title.infoPools',
  },
] as const
