import { lazy } from 'react'
import { routes } from '@/config/routes'

export const vaultPages = [
  { path: routes.vault, Page: lazy(() => import('./VaultPage')), titleKey: 'shell.title.vault' },
] as const
