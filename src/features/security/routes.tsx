import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const securityPages = [
  {
    path: routes.security,
    Page: lazyPage(() => import('./SecurityPage'), ['security', 'safety']),
    titleKey: 'shell.title.security',
  },
] as const
