import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const ifoPages = [
  { path: routes.ifo, Page: lazyPage(() => import('./IfoPage'), ['ifo']), titleKey: 'shell.title.ifo' },
] as const
