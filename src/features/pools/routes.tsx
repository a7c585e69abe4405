import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const poolsPages = [
  { path: routes.pools, Page: lazyPage(() => import('./PoolsPage'), ['pools']), titleKey: 'shell.title.pools' },
] as const
