import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const allowancesPages = [
  {
    path: routes.allowances,
    Page: lazyPage(() => import('./AllowancesPage'), ['allowances', 'subject']),
    titleKey: 'shell.title.allowances',
  },
] as const
