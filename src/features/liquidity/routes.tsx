import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const liquidityPages = [
  {
    path: routes.liquidity,
    Page: lazyPage(() => import('./LiquidityPage'), ['liquidity']),
    titleKey: 'shell.title.liquidity',
  },
  {
    path: `${routes.addLiquidity}/:a?/:b?`,
    Page: lazyPage(() => import('./AddPage'), ['liquidity']),
    titleKey: 'shell.title.addLiquidity',
  },
  {
    path: `${routes.removeLiquidity}/:a?/:b?`,
    Page: lazyPage(() => import('./RemovePage'), ['liquidity']),
    titleKey: 'shell.title.removeLiquidity',
  },
  {
    path: routes.findPool,
    Page: lazyPage(() => import('./FindPage'), ['liquidity']),
    titleKey: 'shell.title.importPool',
  },
  {
    path: routes.migrateLiquidity,
    Page: lazyPage(() => import('./MigratePage'), ['liquidity']),
    titleKey: 'shell.title.migrateLiquidity',
  },
] as const
