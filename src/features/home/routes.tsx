import { lazy } from 'react'
import { routes } from '@/config/routes'

export const homePages = [
  { path: routes.home, Page: lazy(() => import('./HomePage')), titleKey: 'shell.title.home' },
] as const
