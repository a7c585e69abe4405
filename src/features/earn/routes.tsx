import { lazy } from 'react'
import { routes } from '@/config/routes'

export const earnPages = [
  { path: routes.earn, Page: lazy(() => import('./EarnPage')), titleKey: 'shell.title.earn' },
] as const
