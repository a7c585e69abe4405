import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const lockPages = [
  {
    path: routes.croLock,
    Page: lazyPage(() => import('./LockPage'), ['lock']),
    titleKey: 'shell.title.croLock',
  },
] as const
