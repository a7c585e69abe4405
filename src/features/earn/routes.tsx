import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const earnPages = [
  { path: routes.earn, Page: lazyPage(() => import('./EarnPage'), ['earn']), titleKey: 'shell.title.earn' },
  {
    path: routes.compare,
    Page: lazyPage(() => import('./ComparePage'), ['compare', 'realised', 'vault', 'earn']),
    titleKey: 'shell.title.compare',
  },
] as const
