import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const takeProfitPages = [
  {
    path: routes.takeProfit,
    Page: lazyPage(() => import('./TakeProfitPage'), ['takeProfit', 'vault']),
    titleKey: 'shell.title.takeProfit',
  },
] as const
