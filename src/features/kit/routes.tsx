import { lazy } from 'react'
import { routes } from '@/config/routes'

/** For developers: mounted in development only. */
export const kitRoutes = [{ path: routes.kit, Page: lazy(() => import('./KitPage')) }]
