import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

/** For developers only; production builds omit this page. */
export const kitPages = import.meta.env.DEV
  ? ([{ path: routes.kit, Page: lazyPage(() => import('./KitPage'), ['vault']), titleKey: 'shell.title.kit' }] as const)
  : []
