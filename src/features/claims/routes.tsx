import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const claimsPages = [
  {
    path: routes.claims,
    Page: lazyPage(() => import('./ClaimsPage'), ['claims']),
    titleKey: 'shell.title.claims',
  },
  {
    path: routes.preSeeds,
    Page: lazyPage(() => import('./PreSeedsPage'), ['claims', 'preSeeds']),
    titleKey: 'shell.title.preSeeds',
  },
  {
    path: routes.swapPool,
    Page: lazyPage(() => import('./SwapPoolPage'), ['claims', 'swapPool']),
    titleKey: 'shell.title.swapPool',
  },
  {
    path: routes.roleToken,
    Page: lazyPage(() => import('./RoleTokenPage'), ['claims', 'roleToken', 'address']),
    titleKey: 'shell.title.roleToken',
  },
  {
    path: routes.stakeWrapper,
    Page: lazyPage(() => import('./StakeWrapperPage'), ['claims', 'stakeWrapper', 'address']),
    titleKey: 'shell.title.stakeWrapper',
  },
] as const
