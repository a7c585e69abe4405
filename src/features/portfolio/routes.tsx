import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const portfolioPages = [
  {
    path: routes.portfolio,
    Page: lazyPage(() => import('./PortfolioPage'), ['portfolio', 'subject']),
    titleKey: 'shell.title.portfolio',
  },
] as const
