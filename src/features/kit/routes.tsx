import { lazy } from 'react'
import { routes } from '@/config/routes'

/** For developers: there is no such page in a production build. */
export const kitPages = import.meta.env.DEV
  ? ([{ path: routes.kit, Page: lazy(() => import('./KitPage')), titleKey: 'shell.title.kit' }] as const)
  : []
