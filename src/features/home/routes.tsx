import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const homePages = [
  { path: routes.home, Page: lazyPage(() => import('./HomePage')), titleKey: 'shell.title.home' },
] as const
