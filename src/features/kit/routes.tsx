import { lazy } from 'react'
import { routes } from '@/config/routes'

/** For developers: mounted in development only, and by the annotation not even a chunk of a production build. */
export const kitPages = [
  { path: routes.kit, Page: /* @__PURE__ */ lazy(() => import('./KitPage')), titleKey: 'shell.title.kit' },
] as const
