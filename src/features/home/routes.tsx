import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const homePages = [
  { path: routes.home, Page: lazyPage(() => import('./HomePage'), ['home']), titleKey: 'shell.title.home' },
] as const
