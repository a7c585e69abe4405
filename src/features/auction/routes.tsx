import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const auctionPages = [
  {
    path: routes.farmAuctions,
    Page: lazyPage(() => import('./AuctionPage'), ['auction']),
    titleKey: 'shell.title.farmAuctions',
  },
] as const
