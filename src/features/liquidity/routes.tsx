import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const liquidityPages = [
  { path: routes.liquidity, Page: lazyPage(() => import('./LiquidityPage')), titleKey: 'shell.title.liquidity' },
  {
    path: `${routes.addLiquidity}/:a?/:b?`,
    Page: lazyPage(() => import('./AddPage')),
    titleKey: 'shell.title.addLiquidity',
  },
  {
    path: `${routes.removeLiquidity}/:a?/:b?`,
    Page: lazyPage(() => import('./RemovePage')),
    titleKey: 'shell.title.removeLiquidity',
  },
  { path: routes.findPool, Page: lazyPage(() => import('./FindPage')), titleKey: 'shell.title.importPool' },
  {
    path: routes.migrateLiquidity,
    Page: lazyPage(() => import('./MigratePage')),
    titleKey: 'shell.title.migrateLiquidity',
  },
] as const
