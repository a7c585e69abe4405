import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const infoPages = [
  {
    path: routes.info,
    Page: lazyPage(() => import('./InfoPage'), ['info', 'chart', 'indexStatus']),
    titleKey: 'shell.title.info',
  },
  {
    path: routes.infoPools,
    Page: lazyPage(() => import('./PoolsInfoPage'), ['info', 'chart', 'indexStatus']),
    titleKey: 'shell.title.infoPools',
  },
  {
    path: routes.infoTokens,
    Page: lazyPage(() => import('./TokensInfoPage'), ['info', 'chart', 'indexStatus']),
    titleKey: 'shell.title.infoTokens',
  },
  {
    path: routes.infoToken,
    Page: lazyPage(() => import('./TokenInfoPage'), ['info', 'chart', 'indexStatus', 'infoDetail']),
    titleKey: 'shell.title.infoTokens',
  },
  {
    path: routes.infoPool,
    Page: lazyPage(() => import('./PoolInfoPage'), ['info', 'chart', 'indexStatus', 'infoDetail']),
    titleKey: 'shell.title.infoPools',
  },
  {
    path: routes.infoCompare,
    Page: lazyPage(() => import('./ComparePage'), ['info', 'chart', 'indexStatus', 'infoDetail']),
    titleKey: 'shell.title.infoPools',
  },
] as const
